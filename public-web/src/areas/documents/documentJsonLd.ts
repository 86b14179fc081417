import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { cardSrc } from './pictureOf.ts';

/** A document as search engines read it (beyond.md 12). */
export function documentGraph(document: PublicDocument, url: string): object[] {
  const { title, description, institution, number, inventoryId, image, pages, parent } = document;
  const identifier = number || inventoryId;
  const text = pages.map(({ transcription }) => transcription).filter(Boolean);
  return [
    {
      '@type': 'ArchiveComponent',
      '@id': url,
      url,
      name: title,
      ...(description ? { description } : {}),
      ...(identifier ? { identifier } : {}),
      ...(institution ? { holdingArchive: { '@type': 'ArchiveOrganization', name: institution } } : {}),
      ...(image ? { image: new URL(cardSrc(image), url).href } : {}),
      ...(text.length > 0 ? { text: text.join('\n\n').slice(0, 5_000) } : {}),
      ...(parent ? { isPartOf: { '@type': 'ArchiveComponent', name: parent.title } } : {}),
    },
  ];
}
