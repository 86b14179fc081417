import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import type { FileKind } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';

/** What somebody may do with the files of one record. */
export interface AttachmentRights {
  readonly see: boolean;
  /** Add, remove, order, and change what is written about them. */
  readonly change: boolean;
}

/**
 * What an area tells of its records, so that files can hang on them. To plug an area in:
 *
 * 1. Write `<area>Attachments.ts` in the area's folder with such a value, its rights decided by the area's policy in
 *    `shared`, and name it in the area's `attachments`. Uploads to `/api/file/uploadImage` with `collection` and the record's
 *    id in `_id`, and the methods `findAttachments`, `updateAttachment`, `orderAttachments` and `removeAttachment` then
 *    work for its records.
 * 2. Show files inside the area's own answers by `loadAttachments` and `presentAttachments`; for records that everybody
 *    may see give `disclosed`, so that their addresses hold without a ticket.
 * 3. Call `removeAttachmentsOf` where a record is removed.
 * 4. In staff-web put `<FilesField collection="…" recordId={id} />` on the record's page.
 */
export interface AttachmentArea {
  readonly accepts: FileKind;
  /** How many files a record may have. */
  readonly most?: number;
  /** The collection of its records, as uploads and lists of files name it. */
  readonly collection: AttachmentCollection;
  /** Under which the history of a record shows what happened to its files. */
  readonly history: HistoryType;
  /** What `actor`, a guest too, may do with the files of a record; null when there is no such record. */
  readonly rights: (db: EntityManager, actor: Actor, recordId: string) => Promise<AttachmentRights | null>;
  /** Whether guests who see no files of its records see those whose own rights allow the web: its public pages show them. */
  readonly showsOnWeb?: boolean;
  /** Runs in the transaction that added, changed or removed files of a record. */
  readonly changed?: (db: EntityManager, recordId: string) => Promise<void>;
  /** Refuses the removal of a file that is in use elsewhere, by throwing. */
  readonly beforeRemoval?: (db: EntityManager, attachmentId: string) => Promise<void>;
}

/** The areas whose records have files, by their collection; one that is not there takes none. */
export type AttachmentAreas = Readonly<Partial<Record<AttachmentCollection, AttachmentArea>>>;

declare module '../../lib/area/Area.ts' {
  interface Area {
    readonly attachments?: AttachmentArea;
  }
}
declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly attachmentAreas: AttachmentAreas;
  }
}
