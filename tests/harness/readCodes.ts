import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

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

// By itself the reader would fetch its program from the network.
const program = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: program.buffer } });

/** Every code in a picture, dark on light as a phone's camera sees it. */
async function codesIn(pixels: Pixels): Promise<FoundCode[]> {
  const found = await readBarcodes(pixels as ImageData, { formats: ['QRCode'], tryInvert: false });
  return found.map(({ text, position: { topLeft, topRight } }) => ({
    text,
    side: Math.hypot(topLeft.x - topRight.x, topLeft.y - topRight.y),
  }));
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

/** Prints a PDF, at 216 dots an inch, and reads what stands on each page. */
export async function printPdf(bytes: Buffer): Promise<PrintedPage[]> {
  const scale = 3;
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    const pages: PrintedPage[] = [];
    for (const page of document.pages()) {
      // Before the page is drawn: afterwards the library has no text any more.
      const text = page.getText();
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      const codes = await codesIn({ data: new Uint8ClampedArray(data), width, height });
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
