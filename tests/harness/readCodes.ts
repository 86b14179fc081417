import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** A QR code found in a picture. */
export interface FoundCode {
  readonly text: string;
  /** Pixels along its upper edge. */
  readonly side: number;
}

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Parts of a picture that are looked through one by one, because the reader finds one code among many no better than none. */
function* partsOf({ data, width, height }: Pixels): Generator<Pixels> {
  for (const parts of [1, 2, 3, 4]) {
    const [across, down] = [Math.floor(width / parts), Math.floor(height / parts)];
    for (let y = 0; y + down <= height; y += Math.ceil(down / 3)) {
      for (let x = 0; x + across <= width; x += Math.ceil(across / 3)) {
        const part = new Uint8ClampedArray(across * down * 4);
        for (let row = 0; row < down; row++) {
          const from = ((y + row) * width + x) * 4;
          part.set(data.subarray(from, from + across * 4), row * across * 4);
        }
        yield { data: part, width: across, height: down };
      }
    }
  }
}

/** Every code in a picture, each once. */
function codesIn(pixels: Pixels, expected = 1): FoundCode[] {
  const found = new Map<string, FoundCode>();
  for (const { data, width, height } of partsOf(pixels)) {
    // A type of the library says that its module is the function; it is under `default`.
    const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;
    const code = read(data, width, height, { inversionAttempts: 'dontInvert' });
    if (code?.data) {
      const { topLeftCorner: a, topRightCorner: b } = code.location;
      found.set(code.data, { text: code.data, side: Math.hypot(a.x - b.x, a.y - b.y) });
    }
    if (found.size >= expected) break;
  }
  return [...found.values()];
}

/** The codes in a PNG, or in a drawing that is turned into one. */
export async function codesInImage(bytes: Buffer, density = 300): Promise<FoundCode[]> {
  const image = sharp(bytes, { density }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return codesIn({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
}

/** A page of a PDF as it is printed, with its codes; sides in millimetres. */
export interface PrintedPage {
  readonly codes: readonly FoundCode[];
  readonly text: string;
}

/** Prints a PDF, at 216 dots an inch, and reads what stands on each page, as many codes as are `expected` there. */
export async function printPdf(bytes: Buffer, expected: readonly number[] = [1]): Promise<PrintedPage[]> {
  const scale = 3;
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    const pages: PrintedPage[] = [];
    for (const page of document.pages()) {
      // Before the page is drawn: afterwards the library has no text any more.
      const text = page.getText();
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      const codes = codesIn({ data: new Uint8ClampedArray(data), width, height }, expected[page.number]);
      const millimetres = (pixels: number) => (pixels / scale / 72) * 25.4;
      pages.push({
        codes: codes.map(({ text, side }) => ({ text, side: millimetres(side) })),
        text,
      });
    }
    return pages;
  } finally {
    document.destroy();
    library.destroy();
  }
}
