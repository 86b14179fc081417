import { readFile } from 'node:fs/promises';
import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium';
import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { UploadRefused } from '../files/UploadRefused.ts';
import { damaged, mostPixels } from './readImage.ts';
import type { ScanPages } from './scanTasks.ts';

const pointsAnInch = 72;

/** A page of a PDF as it looks on paper. */
export interface DrawnPage extends PixelSize {
  /** Red, green, blue and a fourth that is always full, for each pixel. */
  readonly data: Uint8Array;
}

/**
 * Draws pages of PDFs, one at a time. The file that was opened last stays open, as its pages come one after another. PDFium is
 * built without a JavaScript engine: what a file would run is not run.
 */
export class PdfReader {
  #library: Promise<PDFiumLibrary> | undefined;
  #open: { readonly path: string; readonly document: PDFiumDocument } | undefined;

  /**
   * The pixels that each page has when it is drawn.
   *
   * @throws UploadRefused
   */
  async read(path: string): Promise<ScanPages> {
    const document = await this.#document(path);
    if (document.getPageCount() > uploadLimits.scanPages) throw new UploadRefused('TOO_MANY_PAGES');
    if (document.getPageCount() === 0) throw new UploadRefused('FILE_DAMAGED');
    try {
      return [...document.pages()].map(drawnSize);
    } catch (error) {
      return damaged(error);
    }
  }

  /** @param index from 0. */
  async draw(path: string, index: number): Promise<DrawnPage> {
    const page = (await this.#document(path)).getPage(index);
    const { data, width, height } = await page.render({ ...drawnSize(page), scale: 1, render: 'bitmap' });
    return { data, width, height };
  }

  async #document(path: string): Promise<PDFiumDocument> {
    if (this.#open?.path === path) return this.#open.document;
    this.close();
    const document = await this.#load(await readFile(path));
    this.#open = { path, document };
    return document;
  }

  async #load(bytes: Buffer): Promise<PDFiumDocument> {
    this.#library ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary: library }) => library.init());
    const library = await this.#library;
    try {
      return await library.loadDocument(bytes);
    } catch (error) {
      const isLocked = error instanceof Error && /password|security/i.test(error.message);
      throw new UploadRefused(isLocked ? 'PDF_LOCKED' : 'FILE_DAMAGED');
    }
  }

  close(): void {
    this.#open?.document.destroy();
    this.#open = undefined;
  }
}

/** At 200 dots an inch, or at fewer where the page would have more pixels than any picture may. */
function drawnSize(page: PDFiumPage): PixelSize {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new UploadRefused('FILE_DAMAGED');
  const wanted = uploadLimits.pdfDotsPerInch / pointsAnInch;
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (originalWidth * originalHeight)));
  const pixels = (points: number) => Math.max(1, Math.floor(points * scale));
  return { width: pixels(originalWidth), height: pixels(originalHeight) };
}
