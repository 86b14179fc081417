import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services/services.ts';

/** A dialog that asks for a code of the catalogue. */
export interface CodeDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A record that came from the catalogue. */
export interface CatalogueRecord {
  readonly type: 'collection' | 'document';
  readonly record: Pick<Collection, 'id' | 'version' | 'adlibCode' | 'adlibId'>;
}

/** Parts of the pages of the archive that areas above collections draw, each fetched with the first page that has it. */
export interface ArchiveSlots {
  /** The documents of a collection, and the way to add one. */
  readonly CollectionDocuments: ComponentType<{ readonly collection: Collection }>;
  /** Asks for a code of the catalogue and leads to what it names (DOCUMENT-04, CATALOGUE-08). */
  readonly CodeDialog?: ComponentType<CodeDialogProps>;
  /** What the catalogue says by now of a record that came from there. */
  readonly CatalogueReread?: ComponentType<CatalogueRecord>;
}

export const useArchiveSlots = (): ArchiveSlots => useServices().archiveSlots;

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly archiveSlots: ArchiveSlots;
  }
}

declare module '../../lib/area/Area.ts' {
  interface Area {
    /** What the area draws on the pages of collections and documents. */
    readonly archiveSlots?: Partial<ArchiveSlots>;
  }
}
