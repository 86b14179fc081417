import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import type { ComponentType } from 'react';
import { useServices } from '../services/services.ts';

/** A record as what hangs on records of many kinds is told of it. */
export interface SlotRecord {
  readonly type: ReferenceType;
  readonly id: string;
  readonly name: string;
}

/** Parts of the pages of records of many kinds that one area draws on all of them, each fetched with the first that has it. */
export interface RecordSlots {
  /** The documents that refer to a record, and the way to add one. */
  readonly Documents: ComponentType<SlotRecord>;
  /** The contact moments to which a record is a contribution (DOCUMENT-63). */
  readonly ContactMoments: ComponentType<SlotRecord>;
  /** Adds a record to the contact moment that is being recorded, by a button and a key; nothing while there is none. */
  readonly Contribute: ComponentType<SlotRecord>;
}

export const useRecordSlots = (): RecordSlots => useServices().recordSlots;

declare module '../services/services.ts' {
  interface Services {
    readonly recordSlots: RecordSlots;
  }
}

declare module '../area/Area.ts' {
  interface Area {
    /** What the area draws on the pages of records of many kinds. */
    readonly recordSlots?: Partial<RecordSlots>;
  }
}
