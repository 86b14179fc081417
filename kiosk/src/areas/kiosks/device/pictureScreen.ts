import { screenshotLimit } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { writtenFonts } from './writtenFonts.ts';

/** Longest side of the picture in pixels, and how well it is kept. */
const picture = { side: 960, quality: 0.7 };

/** The page as it looks, small enough to be sent. The library is fetched when it is first asked for. */
export async function pictureScreen(): Promise<string> {
  const { domToJpeg } = await import('modern-screenshot');
  const { innerWidth, innerHeight } = window;
  const scale = Math.min(1, picture.side / Math.max(innerWidth, innerHeight));
  const background = getComputedStyle(document.body).backgroundColor;
  const taken = await domToJpeg(document.documentElement, {
    ...{ scale, quality: picture.quality, width: innerWidth, height: innerHeight },
    backgroundColor: background,
    // Left to itself the library makes a style element, which the pages' content security policy does not let it read.
    font: { cssText: await writtenFonts() },
    // Of a photo's sizes the one that is shown is enough; the others would have to be fetched while it is drawn.
    filter: ({ nodeName }) => nodeName !== 'SOURCE',
    timeout: 10_000,
  });
  if (taken.length > screenshotLimit) throw new RangeError('the picture is too large');
  return taken;
}
