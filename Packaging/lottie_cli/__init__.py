"""Where pip has put the program `lottie`, for scripts that call it."""

import os


def program() -> str:
    """The path of the program.

    Raises FileNotFoundError if the package's files have been moved.
    """
    # The list of installed files, read here: importlib.metadata takes longer to import than the program to run.
    packages = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    candidates = []
    for name in os.listdir(packages):
        if name.startswith("lottie_cli-") and name.endswith(".dist-info"):
            with open(os.path.join(packages, name, "RECORD"), encoding="utf-8") as record:
                files = [line.split(",")[0].strip('"') for line in record]
            candidates += [os.path.join(packages, file) for file in files if file.endswith("/bin/lottie")]
    # pip install --target moves files without changing the list of them.
    candidates.append(os.path.join(packages, "bin", "lottie"))
    for path in candidates:
        if os.access(path, os.X_OK):
            return os.path.realpath(path)
    raise FileNotFoundError("lottie is not at " + " or ".join(candidates))
