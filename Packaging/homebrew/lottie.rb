# Not tried on macOS yet. For a tap: replace OWNER, and version and checksum of the release's sources.
class Lottie < Formula
  desc "Renders, inspects and checks Lottie animations on the command-line"
  homepage "https://github.com/OWNER/lottie"
  url "https://github.com/OWNER/lottie/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"
  head "https://github.com/OWNER/lottie.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.4", :build] # Swift 6.3
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "little-cms2"
  depends_on macos: :sequoia
  depends_on "webp"

  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "lottie",
           "--force-resolved-versions"
    bin.install ".build/release/lottie"
    man1.install "docs/man/lottie.1"
    bash_completion.install "docs/completions/lottie.bash" => "lottie"
    zsh_completion.install "docs/completions/_lottie"
    fish_completion.install "docs/completions/lottie.fish"
    pkgshare.install "Samples"
  end

  test do
    system bin/"lottie", "render", pkgshare/"Samples/loader.json", "loader.png", "--frame", "24"
    assert_equal "\x89PNG".b, (testpath/"loader.png").binread(4)
  end
end
