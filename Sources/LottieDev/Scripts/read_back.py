"""Writes animations in every format, and reads the files with Pillow, ffmpeg and an XML parser.

Arguments: the program, pixels a side, maximum frames. Standard input: paths of animations. Prints errors, and how far
lossy formats differ from frames written as PNG.
"""

import io, json, math, os, shutil, statistics, subprocess, sys, tempfile
import xml.etree.ElementTree as xml
import numpy as np
from PIL import Image

program, side, most, rate = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), 25
step, loops = 1000 // rate, 3
problems, ratios, counts = [], {}, {}
current, milliseconds = "", 0

def run(*words):
    done = subprocess.run([str(w) for w in words], capture_output=True)
    if done.returncode:
        raise ValueError(done.stderr.decode(errors="replace").strip().split("\n")[-1][:200])
    return done.stdout

def array(image):
    return np.asarray(image.convert("RGBA")).astype(np.int32)

def premultiplied(frame):
    frame = frame.copy()
    frame[..., :3] = (frame[..., :3] * frame[..., 3:] + 127) // 255
    return frame

def over_white(frame):
    alpha = frame[..., 3:]
    return (frame[..., :3] * alpha + 255 * (255 - alpha) + 127) // 255

def same(a, b):
    return a.shape == b.shape and np.array_equal(premultiplied(a), premultiplied(b))

def ratio(kind, a, b):
    error = ((a - b) ** 2).mean()
    value = 99.0 if error == 0 else min(99.0, 10 * math.log10(65025 / error))
    ratios.setdefault(kind, []).append((value, current))

def expect(what, found, wanted):
    if found != wanted:
        raise ValueError("%s is %s, not %s" % (what, found, wanted))

def moments(image):
    # What is seen at a moment, and the length in all.
    frames, ends, time = [], [], 0
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        image.load()
        time += image.info.get("duration", 0)
        frames.append(array(image))
        ends.append(time)
    def at(time):
        return frames[next((i for i, end in enumerate(ends) if time < end), -1)]
    return at, time

def animated(path, wanted):
    image = Image.open(path)
    at, length = moments(image)
    if abs(length - milliseconds) > 10:
        raise ValueError("length is %s, not %s" % (length, milliseconds))
    return image.info.get("loop"), [at((i + 0.5) * step) for i in range(len(wanted))]

def probe(path):
    text = run("ffprobe", "-v", "error", "-count_frames", "-select_streams", "v",
               "-show_entries",
               "stream=nb_read_frames,r_frame_rate,width,height,pix_fmt:format=duration",
               "-of", "json", path)
    found = json.loads(text)
    return found["streams"][0], float(found["format"].get("duration", 0))

def decoded(path, size, *decoder):
    data = run("ffmpeg", "-v", "error", *decoder, "-i", path,
               "-f", "rawvideo", "-pix_fmt", "rgba", "-")
    return np.frombuffer(data, np.uint8).reshape(-1, size[1], size[0], 4).astype(np.int32)

def video(path, wanted, size, *decoder):
    stream, length = probe(path)
    expect("frames", int(stream["nb_read_frames"]), len(wanted))
    expect("rate", stream["r_frame_rate"], "%d/1" % rate)
    if abs(length - len(wanted) / rate) > 0.5 / rate:
        raise ValueError("length is %s" % length)
    return decoded(path, size, *decoder)

def check(kind, render, wanted, opaque, folder):
    size = (wanted[0].shape[1], wanted[0].shape[0])
    def written(name, *words):
        path = os.path.join(folder, name)
        render(path, *words)
        return path
    def equal(frames):
        expect("frames", len(frames), len(wanted))
        for index, (a, b) in enumerate(zip(frames, wanted)):
            if not same(a, b):
                raise ValueError("frame %d differs by %d"
                                 % (index, np.abs(premultiplied(a) - premultiplied(b)).max()))
    if kind == "rgba":
        data = np.frombuffer(open(written("a.rgba"), "rb").read(), np.uint8)
        equal(data.reshape(-1, size[1], size[0], 4).astype(np.int32))
    elif kind == "apng":
        found, frames = animated(written("a.apng", "--loop", loops), wanted)
        expect("loops", found, loops)
        equal(frames)
    elif kind in ("webp", "webp-lossy"):
        words = ["--quality", 80] if kind == "webp-lossy" else []
        path = written("a.webp", "--loop", loops, *words)
        found, frames = animated(path, wanted)
        if len(wanted) > 1:
            expect("loops", found, loops)
        if kind == "webp":
            equal(frames)
        else:
            for a, b in zip(frames, wanted):
                ratio(kind, over_white(a), over_white(b))
    elif kind == "gif":
        found, frames = animated(written("a.gif", "--loop", loops), wanted)
        for a, b in zip(frames, wanted):
            expect("cut transparency", np.array_equal(a[..., 3] > 0, b[..., 3] > 127), True)
        expect("repetitions", found, loops - 1)
        for a, b in zip(frames, wanted):
            ink = b[..., 3] == 255
            if ink.any():
                ratio(kind, a[ink][:, :3], b[ink][:, :3])
    elif kind == "jpeg":
        written("%03d.jpg")
        for index, b in enumerate(opaque):
            ratio(kind, array(Image.open(os.path.join(folder, "%03d.jpg" % index)))[..., :3], b)
    elif kind == "webp-still":
        written("%03d.webp")
        names = [os.path.join(folder, "%03d.webp" % index) for index in range(len(wanted))]
        equal([array(Image.open(name)) for name in names])
    elif kind == "ppm":
        data = open(written("a.ppm"), "rb").read()
        head = b"P6\n%d %d\n255\n" % size
        parts = np.frombuffer(data, np.uint8).reshape(len(wanted), -1)
        expect("header", bytes(parts[0][:len(head)]), head)
        for part, b in zip(parts, opaque):
            frame = part[len(head):].reshape(size[1], size[0], 3)
            expect("frame", bool(np.array_equal(frame, b)), True)
    elif kind in ("y4m", "mp4"):
        for a, b in zip(video(written("a." + kind), wanted, size), opaque):
            ratio(kind, a[..., :3], b)
    elif kind == "webm":
        frames = video(written("a.webm"), wanted, size, "-c:v", "libvpx-vp9")
        for a, b in zip(frames, wanted):
            ratio(kind, over_white(a), over_white(b))
            ratio("webm alpha", a[..., 3], b[..., 3])
    elif kind == "mov":
        for a, b in zip(video(written("a.mov"), wanted, size), wanted):
            ratio(kind, over_white(a), over_white(b))
            ratio("mov alpha", a[..., 3], b[..., 3])
    elif kind == "mov-qtrle":
        equal(video(written("b.mov", "--video-codec", "qtrle"), wanted, size))
    elif kind == "sheet":
        image = Image.open(written("s.png", "--sheet"))
        atlas = json.load(open(os.path.join(folder, "s.json")))
        expect("size", atlas["meta"]["size"], {"w": image.width, "h": image.height})
        boxes = [[one["frame"][name] for name in "xywh"] for one in atlas["frames"]]
        expect("length", sum(one["duration"] for one in atlas["frames"]), milliseconds)
        equal([array(image.crop((x, y, x + w, y + h))) for x, y, w, h in boxes])
    elif kind == "contact":
        count = min(6, len(wanted))
        image = Image.open(written("c.png", "--contact", count, "--columns", count))
        expect("width", image.width, count * size[0])
        if not same(array(image.crop((0, 0) + size)), wanted[0]):
            raise ValueError("the first frame differs")
    elif kind == "svg":
        for index in sorted({0, len(wanted) // 2}):
            path = written("v%d.svg" % index, "--frame", index)
            expect("root", xml.parse(path).getroot().tag, "{http://www.w3.org/2000/svg}svg")
            if shutil.which("rsvg-convert"):
                data = run("rsvg-convert", path)
                shown = over_white(array(Image.open(io.BytesIO(data))))
                ratio("svg by librsvg", shown, over_white(wanted[index]))

kinds = ["rgba", "apng", "webp", "webp-lossy", "webp-still", "gif", "jpeg", "ppm", "y4m", "mp4",
         "webm", "mov", "mov-qtrle", "sheet", "contact", "svg"]

def read_back(path):
    global current, milliseconds
    about = json.loads(run(program, "info", path, "--format", "json"))["animations"][0]
    first, native = about["start_frame"], about["frame_rate"]
    last = min(about["end_frame"], first + most * native / rate)
    current, milliseconds = path, round((last - first) / native * 1000)
    with tempfile.TemporaryDirectory() as folder:
        def render(name, *words):
            span = ["--from", first, "--to", last, "--fps", rate]
            if "--frame" in words:
                words, span = words[:1] + (first + words[1] * native / rate,) + words[2:], []
            size = "%dx%d" % (side, side)
            run(program, "render", path, name, "--size", size, "-q", *span, *words)
        def pictures(name, *words):
            os.mkdir(os.path.join(folder, name))
            render(os.path.join(folder, name, "%04d.png"), *words)
            names = sorted(os.listdir(os.path.join(folder, name)))
            return [array(Image.open(os.path.join(folder, name, one))) for one in names]
        wanted = pictures("clear")
        opaque = [frame[..., :3] for frame in pictures("white", "--background", "white")]
        for kind in kinds:
            try:
                check(kind, render, wanted, opaque, folder)
                counts[kind] = counts.get(kind, 0) + 1
            except Exception as error:
                problems.append("%s: %s: %s" % (path, kind, error))
                print(problems[-1], flush=True)

for path in sys.stdin.read().split("\n"):
    if path:
        try:
            read_back(path)
        except ValueError as error:
            print("%s: left out: %s" % (path, error))
print("files good: " + ", ".join("%s %d" % (kind, counts.get(kind, 0)) for kind in kinds))
for kind, values in ratios.items():
    median = statistics.median(value for value, _ in values)
    print("%s: PSNR %.1f dB, median; least %.1f, %s" % ((kind, median) + min(values)))
sys.exit(1 if problems else 0)
