import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { clearLanguageOf } from '@salient/shared/lib/i18n/languageOfText.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { personNode } from '../persons/personJsonLd.ts';
import { previewSrc } from './pictureOf.ts';

/** The one name of a document among nodes, whatever language of its page speaks of it. */
const documentNode = (origin: string, id: string) => `${origin}/document/${id}#document`;

/**
 * A document as search engines read it (beyond.md 12): the page in one language, and the document with whom and what it is about.
 *
 * @param address of the page in its language.
 */
export function documentGraph(
  document: PublicDocument,
  { origin, address, language }: { readonly origin: string; readonly address: string; readonly language: Language },
): object[] {
  const { title, description, institution, number, inventoryId, image, pages, parent, collection, references } =
    document;
  const id = documentNode(origin, document.id);
  const identifier = number || inventoryId;
  const text = pages
    .map(({ transcription }) => transcription)
    .filter(Boolean)
    .join('\n\n');
  const inLanguage = clearLanguageOf(text);
  const named = (relations: readonly Reference['relation'][]) =>
    references.filter(({ relation }) => relations.includes(relation)).map((each) => referenceNode(origin, each));
  const isPartOf = [
    ...(parent ? [{ '@type': 'ArchiveComponent', '@id': documentNode(origin, parent.id), name: parent.title }] : []),
    ...(collection
      ? [{ '@type': 'Collection', name: collection.title, identifier: collection.adlibCode || undefined }]
      : []),
  ];
  return [
    {
      '@type': 'ItemPage',
      '@id': address,
      url: address,
      inLanguage: language,
      dateModified: document.updated_at,
      mainEntity: { '@id': id },
    },
    {
      '@type': 'ArchiveComponent',
      '@id': id,
      url: `${origin}/document/${document.id}`,
      name: title,
      ...(description ? { description } : {}),
      ...(identifier ? { identifier } : {}),
      ...(inLanguage ? { inLanguage } : {}),
      ...(institution ? { holdingArchive: { '@type': 'ArchiveOrganization', name: institution } } : {}),
      ...(image ? { image: origin + previewSrc(image) } : {}),
      ...(text ? { text: text.slice(0, 5_000) } : {}),
      ...filled('isPartOf', isPartOf),
      ...filled('author', named(['author'])),
      ...filled('locationCreated', named(['written_location'])),
      ...filled('about', named(['addressed_to', 'served_in', 'none'])),
      ...filled('mentions', named(['mention'])),
    },
  ];
}

type Reference = PublicDocument['references'][number];

const filled = (property: string, nodes: readonly object[]) => (nodes.length > 0 ? { [property]: nodes } : {});

function referenceNode(origin: string, { type, id, name }: Reference): object {
  switch (type) {
    case 'person':
      return { '@type': 'Person', '@id': personNode(origin, id), name };
    case 'memorial':
      return { '@type': 'LandmarksOrHistoricalBuildings', url: `${origin}/memorial/${id}`, name };
    case 'military_entity':
      return { '@type': 'Organization', url: `${origin}/unit/${id}`, name };
    case 'key_location':
      return { '@type': 'Place', url: `${origin}/public/key_locations/${id}`, name };
    case 'place':
      return { '@type': 'Place', name };
  }
}
