"""Draws files with rlottie-python or thorvg-python, and writes them with Pillow or through ffmpeg.

Arguments: the package, the kind of file, pixels a side, a folder, an animation. Prints the number of frames, and the
seconds and seconds of processor time they took, without those for starting Python.
"""

import os, resource, subprocess, sys, time
from PIL import Image

def rlottie(path, side):
    from rlottie_python import LottieAnimation
    animation = LottieAnimation.from_file(path)
    for frame in range(animation.lottie_animation_get_totalframe()):
        yield animation.render_pillow_frame(frame_num=frame, width=side, height=side)

def thorvg_frames(path, side):
    """Draws each frame; the canvas has it."""
    import thorvg_python as tvg
    engine = tvg.Engine()
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(side, side)
    animation = tvg.LottieAnimation(engine)
    picture = animation.get_picture()
    picture.load(path)
    picture.set_size(side, side)
    canvas.add(picture)
    for frame in range(int(animation.get_total_frame()[1])):
        animation.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        yield canvas

def thorvg(path, side):
    for canvas in thorvg_frames(path, side):
        yield canvas.get_pillow()

def png(images, out):
    for count, image in enumerate(images):
        image.save(os.path.join(out, "%05d.png" % count))
    return count + 1

def video(images, out):
    first = next(images)
    encoder = subprocess.Popen(
        ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba",
         "-s", "%dx%d" % first.size, "-r", "50", "-i", "-", "-c:v", "libx264",
         "-pix_fmt", "yuv420p", "-movflags", "+faststart", os.path.join(out, "a.mp4")],
        stdin=subprocess.PIPE)
    encoder.stdin.write(first.tobytes())
    count = 1
    for image in images:
        encoder.stdin.write(image.tobytes())
        count += 1
    encoder.stdin.close()
    encoder.wait()
    return count

def animated(images, out, kind):
    images = list(images)
    options = {"gif": {"disposal": 2}, "webp": {"quality": 80},
               "webp-lossless": {"lossless": True}}[kind]
    images[0].save(os.path.join(out, "a." + kind[:4].rstrip("-")), save_all=True,
                   append_images=images[1:], duration=20, loop=0, **options)
    return len(images)

def processor():
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)

def main():
    package, kind, side, out, path = sys.argv[1:]
    __import__({"rlottie": "rlottie_python", "thorvg": "thorvg_python"}[package])
    start, used = time.time(), processor()
    images = {"rlottie": rlottie, "thorvg": thorvg}[package](path, int(side))
    if kind == "png":
        count = png(images, out)
    elif kind == "mp4":
        count = video(images, out)
    else:
        count = animated(images, out, kind)
    print(count, time.time() - start, processor() - used)

if __name__ == "__main__":
    main()
