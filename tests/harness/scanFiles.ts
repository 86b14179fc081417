import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A scan as a flatbed makes it: paper with grain and lines of ink, which does not compress away. */
export async function scanOf(
  { width = 1000, height = 1400, seed = 1 }: { width?: number; height?: number; seed?: number } = {},
  format: 'jpeg' | 'png' | 'tiff' | 'webp' = 'jpeg',
): Promise<Buffer> {
  return (await drawScan(width, height, seed)).toFormat(format, { quality: 88 }).toBuffer();
}

/** The pixels of a scan, to be encoded in whatever form. */
export async function drawScan(width: number, height: number, seed: number) {
  const noise = { type: 'gaussian' as const, mean: 190, sigma: 14 };
  const piece = { width: Math.min(512, width), height: Math.min(512, height) };
  const grain = await sharp({ create: { ...piece, channels: 3, background: '#ccb', noise } })
    .png()
    .toBuffer();
  const lines = Array.from({ length: 18 }, (_, line) => {
    const y = ((line + 2) * height) / 22;
    const end = width * (0.6 + ((line * 37 + seed * 13) % 30) / 100);
    return `<path d="M${width / 10} ${y} H${end}" stroke="#223" stroke-width="${height / 200}" stroke-dasharray="${width / 40} ${width / (60 + seed)}"/>`;
  });
  const ink = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#ccb' } }).composite([
    { input: grain, tile: true },
    { input: Buffer.from(ink) },
  ]);
}

/** A TIFF of several pages, in the order of the buffers. */
export async function tiffOf(pages: readonly Buffer[]): Promise<Buffer> {
  return sharp(pages as Buffer[], { join: { animated: true } })
    .tiff({ compression: 'deflate' })
    .toBuffer();
}

/** A PDF on A4, upright and lying in turn. */
export function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}, script?: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', compress: true, ...options });
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage({ size: 'A4', layout: page % 2 ? 'landscape' : 'portrait' });
    document.fontSize(60).text(`Page ${page + 1}`, 100, 100);
  }
  if (script !== undefined) {
    const root = (document as unknown as { _root: { data: Record<string, unknown> } })._root;
    root.data.OpenAction = { S: 'JavaScript', JS: new String(script) };
  }
  document.end();
  return buffer(document);
}
