import type { CheckedMemorial } from '@salient/shared/areas/memorials/checkMemorial.ts';
import type { Memorial, MemorialInput } from '@salient/shared/areas/memorials/memorial.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { findStanding } from '../../lib/merges/findStanding.ts';
import type { MergeKind } from '../../lib/merges/mergeRecords.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { removeAttachmentsOf } from '../attachments/removeAttachments.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { memorialAttachments } from './memorialAttachments.ts';
import { memorialColumns, memorialDraftOf } from './memorialDraft.ts';
import { presentMemorials } from './presentMemorials.ts';
import { validateMemorialInput } from './validateMemorialInput.ts';

/** How memorials are changed. The search of persons hears of a new name by the triggers of its table. */
export const memorialKind: RecordKind<MemorialEntity, CheckedMemorial, MemorialInput, Memorial> = {
  entity: 'memorial',
  hasAddress: true,
  // Held from events too: nobody comes onto a memorial that is being removed.
  claim: ({ db }, id) => db.findOne(MemorialEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: ({ db }, input, stored) => validateMemorialInput(db, input, stored),
  isUnchanged: (_, stored, { draft }) => isUnchanged(memorialDraftOf(stored), draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    await db.insert(MemorialEntity, {
      id,
      version,
      ...memorialColumns(checked.draft),
      created_at: now,
      updated_at: now,
    });
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(MemorialEntity, { id }, { ...memorialColumns(checked.draft), version, updated_at: now });
  },
  // A memorial with somebody on it stays; its images go with it.
  whyNotRemove: async ({ db, services }, { id }) =>
    (await whyReferenced(db, services, 'memorial', id)).map((code) => `none: ${code}`),
  remove: async ({ db, actor, method }, { id }, now) => {
    await removeAttachmentsOf(db, memorialAttachments, id, { actor, method, now });
    await db.delete(MemorialEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(MemorialEntity, { id });
    return stored && { version: stored.version, fields: { ...memorialDraftOf(stored) } };
  },
  present: async (context, id) => {
    const stored = await context.db.findOneByOrFail(MemorialEntity, { id });
    const [presented] = await presentMemorials(context, [stored], []);
    return presented as Memorial;
  },
};

export const memorialMergeKind: MergeKind<MemorialEntity, CheckedMemorial, MemorialInput, Memorial> = {
  kind: memorialKind,
  draftOf: (_, stored) => memorialDraftOf(stored),
  withoutGone: async (db, { place_id, ...draft }) => {
    const placeNow = await findStanding(db, 'place', [place_id]);
    return { ...draft, place_id: placeNow(place_id) };
  },
  undoRules: {
    together: [
      ['type', 'type_plate_details', 'cemetery_kind', 'cemetery_exists', 'cemetery_nationality'],
      ['start_day', 'start_month', 'start_year'],
      // A merge may keep the locked position of an address as one set by hand.
      ['address', 'address_loc', 'loc', 'position_locked'],
    ],
  },
  nameOf: ({ name }) => name,
};
