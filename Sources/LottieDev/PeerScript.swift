/// Draws files with the Python packages rlottie-python or thorvg-python, and writes them with Pillow.
enum PeerScript {
  /// Its words are the package, `png` or `gif`, pixels a side, a folder and files.
  ///
  /// It prints the number of frames and the seconds they took.
  static let text = """
    import glob, os, sys, time
    from PIL import Image

    def rlottie(path, side):
        from rlottie_python import LottieAnimation
        animation = LottieAnimation.from_file(path)
        for frame in range(animation.lottie_animation_get_totalframe()):
            yield animation.render_pillow_frame(frame_num=frame, width=side, height=side)

    def thorvg(path, side):
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
            yield canvas.get_pillow()

    draw = {"rlottie": rlottie, "thorvg": thorvg}[sys.argv[1]]
    kind, side, out = sys.argv[2], int(sys.argv[3]), sys.argv[4]
    count, start = 0, time.time()
    for path in sys.argv[5:]:
        if kind == "png":
            for i, image in enumerate(draw(path, side)):
                image.save(os.path.join(out, "%05d.png" % i))
                count += 1
        else:
            images = list(draw(path, side))
            images[0].save(os.path.join(out, "a." + kind), save_all=True,
                           append_images=images[1:], duration=20, loop=0, disposal=2)
            count += len(images)
    print(count, time.time() - start)
    """
}
