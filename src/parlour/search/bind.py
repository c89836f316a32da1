"""Numba glue: a copy of a template in the namespace of a kernel, plain or compiled.

Numba is imported only when something is to be compiled. It looks at the file of the entry point alone to
see whether its cache is stale, so the cache lies in a folder named after all sources."""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import platformdirs

from parlour.kit import kernels

KEPT_SECONDS = 24 * 3600  # that a cache is kept after its last use when the sources have changed
SOURCES = (Path(kernels.__file__).parent, Path(__file__).parent)


def bind(
    template: Callable[..., Any],
    rules: ModuleType,
    compiled: bool,
    beside: ModuleType | None = None,
    **more: Callable[..., Any],
) -> Callable[..., Any]:
    """The template with the names of these rules, of a module that knows more about their positions, and of
    other templates that were bound plain."""
    assert isinstance(template, FunctionType)
    modules = [rules] if beside is None else [rules, beside]
    names = {
        name: value for module in modules for name, value in vars(module).items() if not name.startswith("__")
    }
    namespace = {**template.__globals__, **names, **more}
    bound: Any = FunctionType(template.__code__, namespace, template.__name__, template.__defaults__)
    bound.__module__ = template.__module__
    bound.__qualname__ = name_of(template, rules)  # Numba names the cache file after it
    if compiled:
        bound = _compile(bound)
    namespace[template.__name__] = bound
    return bound  # type: ignore[no-any-return]


def name_of(template: Callable[..., Any], rules: ModuleType) -> str:
    return f"{rules.__name__.rpartition('.')[2]}.{template.__name__}"


@functools.cache
def can_compile() -> bool:
    """Whether Numba is installed, and was not told to stay away; it is not loaded to find out."""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def is_cached(template: Callable[..., Any], rules: ModuleType) -> bool:
    """Whether an earlier run has left the compiled template behind."""
    return any(cache_folder().rglob(f"*.{name_of(template, rules)}-*.nbi"))


def fingerprint(folders: tuple[Path, ...] = SOURCES) -> str:
    """A name for the sources as they are: every change of a rule or a template changes it."""
    digest = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        data = file.read_bytes()
        digest.update(f"{file.name} {len(data)}\n".encode() + data)
    return digest.hexdigest()


def cache_folder() -> Path:
    return platformdirs.user_cache_path("parlour", appauthor=False) / "search" / fingerprint()


def _compile(bound: FunctionType) -> Any:
    import numba

    _teach_ints()
    _teach_fields()
    for value in bound.__globals__.values():
        if isinstance(value, FunctionType):
            _enable(value)
    return numba.njit(cache=_open_cache(), nogil=True)(bound)


def _open_cache() -> bool:
    """Whether there is a place for the cache; without one everything is compiled every time."""
    import numba

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # somebody uses it
    except OSError:
        return False
    forget_old(folder)
    vars(numba.config)["CACHE_DIR"] = str(folder)  # which is not in its types
    return os.access(folder, os.W_OK)


def forget_old(folder: Path) -> None:
    """Remove what other sources have left beside this folder, unless it was used lately: a process that
    still runs them, or another version of Parlour, may want it. A process that misses it compiles anew."""
    for other in folder.parent.glob("[0-9a-f]" * len(folder.name)):
        try:
            if other != folder and time.time() - other.stat().st_mtime > KEPT_SECONDS:
                shutil.rmtree(other, ignore_errors=True)
        except OSError:
            pass  # somebody else was quicker


_enabled = set[FunctionType]()


def _enable(function: FunctionType) -> None:
    """Let compiled code call a plain function, and whatever that one calls."""
    from numba.extending import register_jitable

    if function in _enabled:
        return
    _enabled.add(function)
    register_jitable(function)
    for name in function.__code__.co_names:
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType) and callee.__module__.startswith("parlour."):
            _enable(callee)


@functools.cache
def _teach_ints() -> None:
    """`bit_count` and `bit_length`, which Numba does not know."""
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload_method

    def ones(_context: Any, x: Any) -> Any:
        return types.int64(types.int64), lambda context, builder, sig, args: builder.ctpop(args[0])

    def leading_zeros(_context: Any, x: Any) -> Any:
        return types.int64(types.int64), lambda context, builder, sig, args: builder.ctlz(args[0], no)

    no: Any = cgutils.false_bit
    count_ones: Any = intrinsic(ones)
    count_zeros: Any = intrinsic(leading_zeros)
    # Lambdas, since Numba wants both signatures to be the same without annotations.
    overload_method(types.Integer, "bit_count")(lambda x: lambda x: count_ones(types.int64(x)))
    overload_method(types.Integer, "bit_length")(lambda x: lambda x: 64 - count_zeros(types.int64(x)))


def fields_at(numbers: Any, at: int, like: Any) -> Any:
    """A NamedTuple of the same kind, with the numbers that stand there."""
    return type(like)(*numbers[at : at + len(like)])


@functools.cache
def _teach_fields() -> None:
    """`fields_at` for arrays."""
    from numba.extending import overload
    from numba.np.unsafe.ndarray import to_fixed_tuple

    fixed: Any = to_fixed_tuple

    def compiled(count: int, kind: Any) -> Any:
        return lambda numbers, at, like: kind(*fixed(numbers[at : at + count], count))

    overload(fields_at)(lambda numbers, at, like: compiled(len(like), like.instance_class))
    _enabled.add(fields_at)  # type: ignore[arg-type]
