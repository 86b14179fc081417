import { cleanLine } from '@salient/shared/lib/schemas/cleanText.ts';

/** A block of text on a page: its lines, and blocks within it. */
interface Region {
  readonly id: string;
  /** What is said of the whole, where no line has a text. */
  text: string;
  readonly parts: (Region | string)[];
}

/** The text of a page as its layout gives it: blocks in reading order, a line a line, an empty one between blocks. */
export class PageLayout {
  readonly #root: Region = { id: '', text: '', parts: [] };
  readonly #open: Region[] = [this.#root];
  readonly #order: string[] = [];

  openRegion(id: string): void {
    const region: Region = { id, text: '', parts: [] };
    this.#last.parts.push(region);
    this.#open.push(region);
  }

  closeRegion(): void {
    if (this.#open.length > 1) this.#open.pop();
  }

  addLine(line: string): void {
    // A hyphen that shows only where a word is broken shows here.
    const clean = cleanLine(line.replaceAll('\u00ad', '-'));
    if (clean !== '') this.#last.parts.push(clean);
  }

  setTextOfRegion(text: string): void {
    this.#last.text = text;
  }

  /** The next region to be read; those that are not named come after, as they stand in the file. */
  addToOrder(id: string): void {
    this.#order.push(id);
  }

  get text(): string {
    const places = new Map(this.#order.map((id, place) => [id, place]));
    const placeOf = (part: Region | string) =>
      typeof part === 'string' ? -1 : (places.get(part.id) ?? Number.MAX_SAFE_INTEGER);
    const blocksOf = ({ parts, text }: Region): string[] => {
      const ordered = [...parts].sort((a, b) => placeOf(a) - placeOf(b));
      const lines = ordered.filter((part) => typeof part === 'string');
      const inner = ordered.filter((part) => typeof part !== 'string').flatMap(blocksOf);
      const own = lines.length > 0 || inner.length > 0 ? lines : text.split(/\r\n?|\n/).map(cleanLine);
      return [own.join('\n').trim(), ...inner].filter((block) => block !== '');
    };
    return blocksOf(this.#root).join('\n\n');
  }

  get #last(): Region {
    return this.#open.at(-1) as Region;
  }
}
