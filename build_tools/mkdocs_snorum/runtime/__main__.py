"""`python -m mkdocs_snorum.runtime`."""

import sys

from . import main

sys.exit(main())
