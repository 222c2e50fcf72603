"""A moving picture of the page, for each scheme."""

import io

from PIL import Image

COLOURS = 128
SCHEMES = "light", "dark"


class Film:
    """Frames of the page as it is now, in both schemes at once."""

    def __init__(self, page):
        self._page = page
        self._frames = {scheme: [] for scheme in SCHEMES}
        self._milliseconds = []

    def shoot(self, seconds):
        """Takes a frame that stays for so long."""
        self._milliseconds.append(round(seconds * 1000))
        self._page.run("scrollTo(0, 0)")
        for scheme in SCHEMES:
            self._page.choose_scheme(scheme)
            png = self._page.driver.get_screenshot_as_png()
            self._frames[scheme].append(Image.open(io.BytesIO(png)).convert("RGB"))

    def write(self, file, scheme):
        """Writes the frames of a scheme as an animated GIF without end."""
        palette = self._palette(self._frames[scheme])
        first, *others = (
            frame.quantize(palette=palette, dither=Image.Dither.NONE)
            for frame in self._frames[scheme])
        first.save(
            file, save_all=True, append_images=others, duration=self._milliseconds, loop=0,
            disposal=1)

    @staticmethod
    def _palette(frames):
        """The colours that all frames share."""
        width, height = frames[0].size
        strip = Image.new("RGB", (width, height * len(frames)))
        for place, frame in enumerate(frames):
            strip.paste(frame, (0, place * height))
        return strip.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
