import { CollectionEditor } from './CollectionEditor.tsx';

/** A new collection (COLLECTION-04). */
export function CollectionCreatePage() {
  return <CollectionEditor collection={undefined} />;
}
