"""What can go wrong while the runtime is built."""


class RuntimeBuildError(Exception):
    """The runtime cannot be built; the message says what is wrong and how to mend it."""
