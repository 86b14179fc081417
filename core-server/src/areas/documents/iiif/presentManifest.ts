import { composedTitle } from '@salient/shared/areas/collections/collectionFields.ts';
import { counterText, typeOfCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import {
  inItsLanguage,
  type LanguageMap,
  type MetadataEntry,
  plainValue,
  presentationContext,
  sameInAll,
  searchContext,
} from '../../../lib/iiif/presentation.ts';
import { collectionPath, type DocumentAddresses, documentAddresses } from './iiifAddresses.ts';
import { recordText } from './manifestTexts.ts';
import type { ArchiveReader } from './openForReader.ts';
import { blankSheet, imageSize, originalOf, presentCanvas } from './presentCanvas.ts';
import { presentRights, presentRightsOfAll } from './presentRights.ts';
import type { ArchiveDocument, ArchivePage } from './readArchive.ts';

/** The manifest of a document, with its pages and those of its sub-documents in their order. */
export async function presentManifest(
  document: ArchiveDocument,
  pages: readonly ArchivePage[],
  origin: string,
  { isStaff, ticketForPages, ticketForCollection }: ArchiveReader,
) {
  const addresses = new Map<string, DocumentAddresses>();
  for (const id of new Set([document.id, ...pages.map(({ documentId }) => documentId)])) {
    addresses.set(id, documentAddresses(origin, id, await ticketForPages(id)));
  }
  const addressesOf = (documentId: string) => addresses.get(documentId) as DocumentAddresses;
  const own = addressesOf(document.id);
  const { areAlike, ...rightsOfAll } = presentRightsOfAll(pages);
  const canvases = pages.map((page) => ({
    ...presentCanvas(page, addressesOf(page.documentId), isStaff),
    ...(areAlike || !page.isShown ? {} : presentRights(page.rights)),
  }));
  const [firstImage] = canvases.flatMap((canvas) => ('thumbnail' in canvas ? [canvas.thumbnail] : []));
  const files = pages.filter((page) => page.isShown && !imageSize(page));
  const ranges = rangesOf(document.id, pages, addressesOf);
  const { description, institution, collection } = document;
  const institutionName = { label: recordText('publicDocument.institution'), value: plain(institution) };
  const partOf = collection && {
    id: origin + collectionPath(collection.id, await ticketForCollection(collection.id)),
    type: 'Collection',
    label: sameInAll(composedTitle(collection)),
  };
  return {
    '@context': [searchContext, presentationContext],
    id: own.manifest,
    type: 'Manifest',
    label: sameInAll(document.title),
    ...(description && { summary: inItsLanguage(description) }),
    metadata: [...metadataOf(document), ...(institution && rightsOfAll.requiredStatement ? [institutionName] : [])],
    ...(institution && { requiredStatement: institutionName }),
    ...rightsOfAll,
    provider: [providerAt(origin)],
    ...(firstImage && { thumbnail: firstImage }),
    homepage: [homepageOf(document, origin, isStaff)],
    ...(files.length > 0 && {
      rendering: files.map((page) => originalOf(page, addressesOf(page.documentId), isStaff)),
    }),
    ...(partOf && { partOf: [partOf] }),
    service: [{ id: own.search, type: 'SearchService2' }],
    items: canvases.length > 0 ? canvases : [emptySheet(document, own)],
    ...(ranges.length > 0 && { structures: ranges }),
  };
}

/** Who gives the document: the museum's site. */
const providerAt = (origin: string) => ({
  id: `${origin}/`,
  type: 'Agent',
  label: sameInAll('Salient'),
  homepage: [{ id: `${origin}/`, type: 'Text', label: sameInAll('Salient'), format: 'text/html' }],
});

/** The page about the document: for visitors, or in the staff app. */
const homepageOf = ({ id, title }: ArchiveDocument, origin: string, isStaff: boolean) => ({
  id: `${origin}${isStaff ? '/documents' : '/document'}/${id}`,
  type: 'Text',
  label: sameInAll(title),
  format: 'text/html',
});

/** A manifest has at least one canvas: a document without pages is one empty sheet with its title. */
const emptySheet = ({ title }: ArchiveDocument, { canvas }: DocumentAddresses) => ({
  id: canvas('none'),
  type: 'Canvas',
  label: sameInAll(title),
  ...blankSheet,
  items: [],
});

const plain = (text: string): LanguageMap => sameInAll(plainValue(text));

function metadataOf(document: ArchiveDocument): MetadataEntry[] {
  const { category, kind, counter, inventoryId, source, url, collection, parent } = document;
  const field = (name: Parameters<typeof recordText>[0], value: LanguageMap | false) =>
    value ? [{ label: recordText(name), value }] : [];
  return [
    ...field('documentRecord.fields.category', recordText(`documentRecord.types.${typeOfCategory[category]}`)),
    ...field('documentRecord.fields.kind', recordText(`documentRecord.kinds.${kind}`)),
    ...field('documentRecord.fields.counter', counter !== null && sameInAll(counterText(counter))),
    ...field('documentRecord.fields.inventoryId', inventoryId !== '' && plain(inventoryId)),
    ...field('documentRecord.fields.source', source !== '' && plain(source)),
    ...field('publicDocument.url', url !== '' && plain(url)),
    ...field('documentRecord.fields.collection', collection !== null && plain(composedTitle(collection))),
    ...field('documentRecord.fields.parent', parent !== null && plain(parent.title)),
  ];
}

/** The sub-documents as chapters; one without pages is none. */
function rangesOf(
  documentId: string,
  pages: readonly ArchivePage[],
  addressesOf: (documentId: string) => DocumentAddresses,
) {
  const parts = new Map<string, ArchivePage[]>();
  for (const page of pages) {
    if (page.documentId !== documentId) parts.set(page.documentId, [...(parts.get(page.documentId) ?? []), page]);
  }
  return [...parts].map(([id, own]) => ({
    id: addressesOf(id).range,
    type: 'Range',
    label: sameInAll(own[0]?.partTitle ?? ''),
    items: own.map((page) => ({ id: addressesOf(id).canvas(page.id), type: 'Canvas' })),
  }));
}
