import { PageLayout } from './PageLayout.ts';
import type { TranscriptionReader } from './TranscriptionReader.ts';

/**
 * Reads ALTO of any version (https://www.loc.gov/standards/alto/): `Layout/Page/…/TextBlock/TextLine/String@CONTENT`, with
 * hyphens of broken words as they stand at the end of their line, and the order of reading of version 4.3 where it is told.
 */
export function altoReader(): TranscriptionReader {
  const layout = new PageLayout();
  let imageName = '';
  let words: string[] = [];

  return {
    opened(name, attributes) {
      if (name === 'ElementRef') layout.addToOrder(attributes.REF ?? '');
      if (name === 'TextBlock') layout.openRegion(attributes.ID ?? '');
      if (name === 'TextLine') words = [];
      if (name === 'String') words.push(attributes.CONTENT ?? '', ' ');
      // It belongs to the word before it.
      if (name === 'HYP') words.splice(-1, 1, attributes.CONTENT || '-');
    },
    closed(name, text) {
      // The first is the picture itself; later ones are of files that it was made from.
      if (name === 'fileName') imageName ||= text.trim();
      if (name === 'TextLine') layout.addLine(words.join(''));
      if (name === 'TextBlock') layout.closeRegion();
    },
    finish: () => ({ imageName, text: layout.text }),
  };
}
