"""`python -m lottie_cli`: becomes the program, with the same arguments, streams and process id."""

import os
import sys

from lottie_cli import program

path = program()
os.execv(path, [path, *sys.argv[1:]])
