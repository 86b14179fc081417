import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;

/** Marcellus carries names and headings, Source Sans what is read, as on the pages. */
export type TypeStyle = 'name' | 'text';

/** Parts in which the fonts come; a character is set from the first that is made for it. */
const scripts = [
  { name: 'latin', has: /[ -\u00ff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u20ac\u2122]/ },
  { name: 'latin-ext', has: /[\u0100-\u02ba\u1d00-\u1dbf\u1e00-\u1eff\u20a0-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/ },
  { name: 'cyrillic', has: /[\u0400-\u052f]/ },
  { name: 'greek', has: /[\u0370-\u03ff]/ },
] as const;
type Script = (typeof scripts)[number]['name'];

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource/${name}`));

/** The file of a style for a script; Marcellus knows Latin letters only, and Source Sans steps in. */
function fileOf(style: TypeStyle, script: Script): string {
  return style === 'name' && script.startsWith('latin')
    ? fontFile(`marcellus/files/marcellus-${script}-400-normal.woff`)
    : fontFile(`source-sans-3/files/source-sans-3-${script}-400-normal.woff`);
}

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A text in pieces of one font file each. */
function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const script = scripts.find(({ has }) => has.test(letter))?.name ?? 'latin';
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

interface Measure {
  readonly left: number;
  readonly width: number;
  /** Where lines stand that are shorter than the measure. */
  readonly align: 'start' | 'centre' | 'end';
}

/** Sets lines of any European spelling on a page. */
export class TypeSetter {
  readonly #document: Document;
  readonly #measure: Measure;
  readonly #registered = new Set<string>();

  constructor(document: Document, measure: Measure) {
    this.#document = document;
    this.#measure = measure;
  }

  /** Puts lines under one another from `y` down, and answers where the next one would stand. */
  paragraph(text: string, y: number, size: number, style: TypeStyle, spacing = 1.35): number {
    const lines = this.linesOf(text, size, style);
    for (const [index, line] of lines.entries()) this.line(line, y + index * size * spacing, size, style);
    return y + lines.length * size * spacing;
  }

  /** How far down `paragraph` goes. */
  heightOf(text: string, size: number, style: TypeStyle, spacing = 1.35): number {
    return this.linesOf(text, size, style).length * size * spacing;
  }

  /** The largest size, up to `most`, at which a text takes so many lines at most and no word is wider than the page. */
  fitting(text: string, most: number, style: TypeStyle, maxLines: number): number {
    for (let size = most; ; size *= 0.95) {
      const lines = this.linesOf(text, size, style);
      const fits =
        lines.length <= maxLines && lines.every((line) => this.#widthOf(line, size, style) <= this.#measure.width);
      if (fits || size < 5) return size;
    }
  }

  /** Words that do not fit go to the next line. */
  linesOf(text: string, size: number, style: TypeStyle): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last === undefined || this.#widthOf(longer, size, style) > this.#measure.width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  /** One line as it is, its top at `y`. */
  line(text: string, y: number, size: number, style: TypeStyle): void {
    const { left, width, align } = this.#measure;
    const rest = width - this.#widthOf(text, size, style);
    let x = left + rest * { start: 0, centre: 0.5, end: 1 }[align];
    // Fonts of two scripts stand on one line: their tops may differ, their feet may not.
    for (const run of runsOf(text)) {
      this.#use(style, run.script, size);
      this.#document.text(run.text, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
      x += this.#document.widthOfString(run.text);
    }
  }

  #widthOf(text: string, size: number, style: TypeStyle): number {
    return runsOf(text).reduce((width, run) => {
      this.#use(style, run.script, size);
      return width + this.#document.widthOfString(run.text);
    }, 0);
  }

  #use(style: TypeStyle, script: Script, size: number): void {
    const font = `${style} ${script}`;
    if (!this.#registered.has(font)) this.#document.registerFont(font, fileOf(style, script));
    this.#registered.add(font);
    this.#document.font(font).fontSize(size);
  }
}
