import { PageLayout } from './PageLayout.ts';
import type { TranscriptionReader } from './TranscriptionReader.ts';

/**
 * Reads PAGE XML, as Transkribus and eScriptorium write it (https://ocr-d.de/en/gt-guidelines/trans/trPage.html):
 * `PcGts/Page/TextRegion/TextLine/TextEquiv/Unicode`, regions within regions and in cells of tables, the order of reading in
 * `ReadingOrder`. Of several readings of a line the one of the lowest index counts. A line without a reading is made of its
 * words, a region without lines of its own text.
 */
export function pageXmlReader(): TranscriptionReader {
  const layout = new PageLayout();
  let imageName = '';
  /** Names of what texts can stand in, from the outermost. */
  const holders: { readonly name: string; readonly words: string[]; reading?: { text: string; index: number } }[] = [];
  let index = 0;

  return {
    opened(name, attributes) {
      if (name === 'Page') imageName = attributes.imageFilename ?? '';
      if (name === 'RegionRefIndexed' || name === 'RegionRef') layout.addToOrder(attributes.regionRef ?? '');
      if (name === 'TextRegion') layout.openRegion(attributes.id ?? '');
      if (holding.has(name)) holders.push({ name, words: [] });
      if (name === 'TextEquiv') index = Number(attributes.index ?? -1);
    },
    closed(name, text) {
      const holder = holders.at(-1);
      if (name === 'Unicode' && holder && index < (holder.reading?.index ?? Number.POSITIVE_INFINITY)) {
        holder.reading = { text, index };
      }
      if (!holder || name !== holder.name) return;
      holders.pop();
      const said = holder.reading?.text ?? '';
      if (name === 'Word') holders.at(-1)?.words.push(said);
      if (name === 'TextLine') layout.addLine(said.trim() === '' ? holder.words.join(' ') : said);
      if (name === 'TextRegion') {
        layout.setTextOfRegion(said);
        layout.closeRegion();
      }
    },
    finish: () => ({ imageName, text: layout.text }),
  };
}

/** What has readings of its own: a reading belongs to the innermost. */
const holding = new Set(['TextRegion', 'TextLine', 'Word', 'Glyph']);
