### The page that tries what another site lets an example do.

selftest-title = Self-test of examples in a frame
selftest-about = What the page around this frame, the browser, and the host of this site let an example do.
selftest-no-script = No script runs in this frame: the browser has none, or the page around forbids it. An example then shows its key position, and every step as text.
# Stands beside each thing that is tried, until its outcome is known; then one of the next three does.
selftest-running = Being tried
selftest-ok = Works
selftest-limited = Works in part
selftest-fails = Does not work
selftest-frame = Frame
selftest-frame-ok = This page stands in a frame.
selftest-frame-limited = This page stands alone. Put its address into a frame on your page to try that page.
selftest-origin = Sandbox
selftest-origin-ok = The frame keeps an origin of its own.
# The name of a permission follows, as it is written in code.
selftest-origin-limited = The frame has no origin of its own. Examples can be stepped; the engine starts only where the host lets every site read its files. This permission is missing:
selftest-files = Files
selftest-files-ok = The files of this site can be read.
# The name of a header follows, as it is written in code.
selftest-files-fails = The files of this site cannot be read from here. The host has to send this header:
selftest-wasm = WebAssembly
selftest-wasm-ok = WebAssembly may run.
# What is written into the policy follows.
selftest-wasm-fails = WebAssembly is refused. The policy of this site has to allow this source of scripts:
selftest-engine = Rules engine
selftest-engine-ok = The rules engine has started beside the page, and has answered.
selftest-engine-fails = The rules engine has not started. Examples can be stepped; for lines of their own readers are led to the page on this site.
selftest-storage = Memory
selftest-storage-ok = What a reader sets is kept for the next time.
selftest-storage-limited = What a reader sets is forgotten with the page.
selftest-size = Height
selftest-size-ok = The page around gives the frame the height that it asks for.
# The type of the message follows, as it is written in code.
selftest-size-limited = The page around does not give the frame the height that it asks for: make the frame high enough, or follow its messages of this type:
selftest-policy = Policy
selftest-policy-ok = No policy has refused anything.
# Names of directives follow, as they are written in code.
selftest-policy-fails = A policy has refused something. These directives did:
