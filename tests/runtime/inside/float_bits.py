"""What Hypothesis has in compiled code, in Python: floats as bits, and the other side of a triangle."""

import math
import struct
import sys

FORMATS = {16: ("<e", "<H"), 32: ("<f", "<I"), 64: ("<d", "<Q")}
SMALLEST_NORMALS = {16: 2.0**-14, 32: 2.0**-126, 64: sys.float_info.min}


def float_to_int(value: float, width: int = 64) -> int:
    as_float, as_int = FORMATS[width]
    found: int = struct.unpack(as_int, struct.pack(as_float, value))[0]
    return found


def int_to_float(value: int, width: int = 64) -> float:
    as_float, as_int = FORMATS[width]
    found: float = struct.unpack(as_float, struct.pack(as_int, value))[0]
    return found


def float_of(value: float, width: int = 64) -> float:
    return int_to_float(float_to_int(float(value), width), width)


def is_negative(value: float) -> bool:
    return math.copysign(1.0, value) < 0


def next_up(value: float, width: int = 64) -> float:
    if math.isnan(value) or (math.isinf(value) and value > 0):
        return value
    if value == 0.0:
        return 0.0 if is_negative(value) else int_to_float(1, width)
    bits = float_to_int(value, width)
    return int_to_float(bits + (1 if value > 0 else -1), width)


def next_down(value: float, width: int = 64) -> float:
    return -next_up(-value, width)


def width_smallest_normals(width: int) -> float:
    return SMALLEST_NORMALS[width]


def next_up_normal(value: float, width: int, allow_subnormal: bool) -> float:
    found = next_up(value, width)
    if not allow_subnormal and 0 < abs(found) < width_smallest_normals(width):
        return -0.0 if found < 0 else width_smallest_normals(width)
    return found


def next_down_normal(value: float, width: int, allow_subnormal: bool) -> float:
    return -next_up_normal(-value, width, allow_subnormal)


def count_between_floats(low: float, high: float, width: int = 64) -> int:
    if is_negative(low):
        if is_negative(high):
            return float_to_int(low, width) - float_to_int(high, width) + 1
        return count_between_floats(low, -0.0, width) + count_between_floats(0.0, high, width)
    return float_to_int(high, width) - float_to_int(low, width) + 1


def cathetus(hypotenuse: float, side: float) -> float:
    return math.sqrt((hypotenuse - side) * (hypotenuse + side))
