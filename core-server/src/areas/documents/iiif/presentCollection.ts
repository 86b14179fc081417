import { composedTitle } from '@salient/shared/areas/collections/collectionFields.ts';
import { inItsLanguage, presentationContext, sameInAll, thumbnailOf } from '../../../lib/iiif/presentation.ts';
import { collectionPath, documentAddresses } from './iiifAddresses.ts';
import type { ArchiveReader } from './openForReader.ts';
import type { ArchiveCollection } from './readArchive.ts';

/** A collection, as the manifests of its documents. */
export async function presentCollection(
  collection: ArchiveCollection,
  origin: string,
  { isStaff, ticketForPages, ticketForCollection }: ArchiveReader,
) {
  const { id, description, documents } = collection;
  const items = [];
  for (const { id: documentId, title, image } of documents) {
    const addresses = documentAddresses(origin, documentId, await ticketForPages(documentId));
    const thumbnail = image && [thumbnailOf({ url: addresses.image(image.id), ...image })];
    items.push({
      id: addresses.manifest,
      type: 'Manifest',
      label: sameInAll(title),
      ...(thumbnail && { thumbnail }),
    });
  }
  const label = sameInAll(composedTitle(collection));
  const homepage = { id: `${origin}/collections/${id}`, type: 'Text', label, format: 'text/html' };
  return {
    '@context': presentationContext,
    id: origin + collectionPath(id, await ticketForCollection(id)),
    type: 'Collection',
    label,
    ...(description && { summary: inItsLanguage(description) }),
    ...(isStaff && { homepage: [homepage] }),
    items,
  };
}
