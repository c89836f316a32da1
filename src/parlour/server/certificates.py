"""TLS of our own. `self` makes a certificate for the names and addresses of this machine, keeps it in
the data folder, and makes another when it runs out; files that somebody else renews are read again."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import ssl
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.core import Refused
from parlour.server import journal
from parlour.server.private import write_private

if TYPE_CHECKING:
    from cryptography import x509

LASTS = timedelta(days=365)  # no browser takes one for much more than a year
EARLY = timedelta(days=30)  # before its end, that another is made
LOOK = 3600.0  # seconds between two looks at the files


class NoCertificate(Refused):
    """There is nothing to speak TLS with."""


class Certificate:
    """A certificate and its key, in two files of PEM."""

    def __init__(self, certificate: Path, key: Path, own_names: Collection[str] = ()) -> None:
        self.certificate, self.key, self.own_names = certificate, key, frozenset(own_names)
        self.is_own = bool(own_names)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._seen = b""

    def load(self) -> None:
        """Speak with what the files hold now."""
        if self.is_own and not is_good(self.certificate, self.key, self.own_names):
            make(self.certificate, self.key, self.own_names)
        try:
            held = self.certificate.read_bytes() + self.key.read_bytes()
            if held != self._seen:
                self.context.load_cert_chain(self.certificate, self.key)
        except FileNotFoundError as error:
            raise NoCertificate("no-such-file", file=str(error.filename)) from None
        except OSError as error:  # of which an SSLError is one
            raise NoCertificate(
                "bad-certificate", file=str(self.certificate), why=journal.cause(error)
            ) from None
        if self._seen and held != self._seen:
            journal.note(logging.INFO, "certificate-renewed", file=str(self.certificate))
        self._seen = held

    def look(self) -> None:
        """Take over what has changed; if that is of no use, what was good before still is."""
        try:
            self.load()
        except NoCertificate as error:
            journal.warn(
                "certificate-bad", file=str(self.certificate), cause=error.reason.data.get("why", "")
            )

    @property
    def fingerprint(self) -> str:
        """By which people can tell a certificate of our own from another; nobody need look at one that others
        vouch for."""
        if not self.is_own:
            return ""
        digest = hashlib.sha256(der(self.certificate)).hexdigest().upper()
        return ":".join(digest[at : at + 2] for at in range(0, len(digest), 2))


def der(file: Path) -> bytes:
    """The first certificate of a file."""
    first, end, _ = file.read_text("ascii").partition(ssl.PEM_FOOTER)
    return ssl.PEM_cert_to_DER_cert(first[first.index(ssl.PEM_HEADER) :] + end)


def of(asked: Sequence[str], folder: Path, names: Collection[str]) -> Certificate | None:
    """What `--tls` asks for: nothing, `self`, or two files."""
    if not asked:
        return None
    if list(asked) == ["self"]:
        if find_spec("cryptography") is None:
            raise NoCertificate("needs-extra", name="--tls self", extra="tls")
        own = Certificate(folder / "tls.pem", folder / "tls.key", names)
        own.load()
        return own
    if len(asked) != 2:
        raise NoCertificate("bad-tls")
    given = Certificate(Path(asked[0]), Path(asked[1]))
    given.load()
    return given


def is_good(certificate: Path, key: Path, names: Collection[str]) -> bool:
    """Whether it is there, holds for all these names, and does so for a while."""
    from cryptography import x509

    if not (certificate.is_file() and key.is_file()):
        return False
    try:
        found = x509.load_pem_x509_certificate(certificate.read_bytes())
        named = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (ValueError, x509.ExtensionNotFound):
        return False
    there = {str(name.value) for name in named}
    return set(names) <= there and found.not_valid_after_utc - EARLY > datetime.now(UTC)


def make(certificate: Path, key: Path, names: Collection[str]) -> None:
    """A certificate that nobody has signed but itself; only its owner can read the key."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

    secret = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Parlour")])
    now = datetime.now(UTC)
    builder = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # clocks at home do not agree
        .not_valid_after(now + LASTS)
        .add_extension(x509.SubjectAlternativeName([_general_name(name) for name in sorted(names)]), False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), False)
    )
    form = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    pem = serialization.Encoding.PEM
    write_private(key, secret.private_bytes(pem, *form))
    write_private(certificate, builder.sign(secret, hashes.SHA256()).public_bytes(pem))


def _general_name(name: str) -> x509.GeneralName:
    from cryptography import x509

    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
