"""The headers that a host should send with the site, as its server's settings; `snorum-site serve` sends them too."""

POLICY: dict[str, str] = {
    "default-src": "'none'",
    # No script stands in a page. The engine is WebAssembly, which a policy allows by this word only.
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    # The theme draws its icons from data: addresses in its style sheet.
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    # A page of no origin, in a sandbox, starts the engine's worker through an address of its own.
    "worker-src": "'self' blob:",
    # The page for those who embed shows the embed that they put together.
    "frame-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    # Any site may show an embed. There is nothing on a page that a click under a foreign frame could give away.
    "frame-ancestors": "*",
}
"""The Content-Security-Policy, by directive."""

HEADERS: dict[str, str] = {
    "Content-Security-Policy": "; ".join(f"{name} {sources}" for name, sources in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Everything here is public, and a page of another site may load the player and its examples.
    "Access-Control-Allow-Origin": "*",
}
"""What is sent with every file."""


def host_file() -> str:
    """The file `_headers` that Netlify, Cloudflare Pages and others like them read from the site's root."""
    return f"/*\n{''.join(f'  {name}: {value}\n' for name, value in HEADERS.items())}"


def nginx() -> str:
    """Lines for the `server` block of nginx; from 1.21 on it knows the type of .wasm by itself."""
    return "".join(f'add_header {name} "{value}" always;\n' for name, value in HEADERS.items())


def apache() -> str:
    """Lines for `.htaccess` or a `<Directory>` of Apache, with mod_headers."""
    every = "".join(f'Header always set {name} "{value}"\n' for name, value in HEADERS.items())
    return f"{every}AddType application/wasm .wasm\n"


FORMATS = {"netlify": host_file, "cloudflare": host_file, "nginx": nginx, "apache": apache}
"""The kinds of host that settings can be written for."""
