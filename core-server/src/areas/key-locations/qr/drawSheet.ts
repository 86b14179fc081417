import { fileURLToPath } from 'node:url';
import { sideFor } from '@salient/shared/areas/key-locations/keyQr.ts';
import PDFDocument from 'pdfkit';
import { QrModules, quietZone } from './QrModules.ts';

/** A panel of the sheet. */
export interface KeyPanel {
  readonly name: string;
  readonly number: number | null;
  /** What the code holds. */
  readonly address: string;
  /** The same as people type it. */
  readonly caption: string;
}

type Document = InstanceType<typeof PDFDocument>;

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource/${name}`));
const fonts = {
  name: fontFile('marcellus/files/marcellus-latin-400-normal.woff'),
  text: fontFile('source-sans-3/files/source-sans-3-latin-600-normal.woff'),
};

const pointsPerMm = 72 / 25.4;
const mm = (millimetres: number) => millimetres * pointsPerMm;
const page = { width: mm(210), height: mm(297), margin: mm(10) };
const gap = mm(6);
const padding = mm(4);

/** Sizes of everything on a panel, in points, for codes that are read from a distance. */
function panelSizes(distance: number, fewestModules: number) {
  const code = mm(sideFor(distance));
  const zone = (code * quietZone) / fewestModules;
  // Larger codes are read from farther away, and so are the words beside them.
  const scale = Math.max(1, sideFor(distance) / 48);
  const room = page.width - 2 * page.margin;
  const width = Math.min(room, Math.max(code + 2 * zone + mm(1), mm(58) * scale));
  const number = 20 * scale;
  const name = 13 * Math.min(scale, 2.5);
  const caption = 10 * Math.min(scale, 2.2);
  // A name of two lines stays clear of the number.
  const head = number * 1.1 + name * 2.9 + zone * 0.5;
  return { code, width, number, name, caption, zone, head, height: 2 * padding + head + code + zone + caption };
}

type PanelSizes = ReturnType<typeof panelSizes>;

/**
 * The sheet to print: a panel for each key with number, name, code and short address, as many on an A4 as fit, with a
 * line to cut along.
 *
 * @param distance millimetres from which the codes shall be read.
 */
export function drawSheet(panels: readonly KeyPanel[], distance: number, title: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title } });
  document.registerFont('name', fonts.name).registerFont('text', fonts.text);
  const sizes = panelSizes(distance, Math.min(...panels.map(({ address }) => new QrModules(address).size)));
  const fitting = (room: number, size: number) => Math.max(1, Math.floor((room + gap) / (size + gap)));
  const columns = fitting(page.width - 2 * page.margin, sizes.width);
  const rows = fitting(page.height - 2 * page.margin, sizes.height);
  const used = columns * sizes.width + (columns - 1) * gap;
  panels.forEach((panel, index) => {
    const place = index % (columns * rows);
    if (place === 0) document.addPage();
    const x = (page.width - used) / 2 + (place % columns) * (sizes.width + gap);
    const y = page.margin + Math.floor(place / columns) * (sizes.height + gap);
    drawPanel(document, panel, sizes, x, y);
  });
  return collect(document);
}

function drawPanel(document: Document, panel: KeyPanel, sizes: PanelSizes, x: number, y: number): void {
  const { code, width, number, name, caption, zone, head, height } = sizes;
  document.lineWidth(0.5).dash(2, { space: 2 }).strokeColor('#999').rect(x, y, width, height).stroke().undash();
  const inner = { width: width - 2 * padding, align: 'center' } as const;
  const left = x + padding;
  const top = y + padding + head;
  drawCode(document, panel.address, x + (width - code) / 2, top, code);
  document.fillColor('#000');
  if (panel.number !== null) {
    document
      .font('text')
      .fontSize(number)
      .text(String(panel.number), left, y + padding, { ...inner, lineBreak: false });
  }
  const tall = fitName(document.font('name'), panel.name, name, inner.width);
  const room = name * 2.5;
  document.text(panel.name, left, top - zone * 0.5 - room + (room - tall) / 2, inner);
  document.font('text').fontSize(fittingSize(document, panel.caption, caption, inner.width));
  document.text(panel.caption, left, top + code + zone * 0.8, { ...inner, lineBreak: false });
}

/** Sets the largest type at which a name takes two lines at most, and answers how tall it is then. */
function fitName(document: Document, text: string, size: number, width: number): number {
  for (let fitting = size; ; fitting *= 0.95) {
    const tall = document.fontSize(fitting).heightOfString(text, { width });
    const breaksWords = text.split(/[\s-]+/).some((word) => document.widthOfString(word) > width);
    if ((tall <= size * 2.5 && !breaksWords) || fitting < 4) return tall;
  }
}

/** A code whose dark and light modules, without the quiet zone, fill a square of `side` points. */
function drawCode(document: Document, address: string, x: number, y: number, side: number): void {
  const modules = new QrModules(address);
  const module = side / modules.size;
  const zone = quietZone * module;
  document.rect(x - zone, y - zone, side + 2 * zone, side + 2 * zone).fill('#fff');
  for (const { row, column, length } of modules.runs()) {
    document.rect(x + column * module, y + row * module, length * module, module);
  }
  document.fill('#000');
}

/** The size of type at which a line that must not break fits. */
function fittingSize(document: Document, text: string, size: number, width: number): number {
  return Math.min(size, (size * width) / document.fontSize(size).widthOfString(text));
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
