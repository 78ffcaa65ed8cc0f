#!/bin/sh
# Say all that set-up needs and this machine has not, before anything is installed.
set -eu
cd "$(dirname "$0")/../.."
. build_tools/setup/needs.sh

missing=0
has_environment || has_python || missing=1
has_node || missing=1
exit $missing
