import type { PersonEvent } from '@salient/shared/areas/events/personEvent.ts';
import {
  addNewPersonToMemorial,
  addPersonToMemorial,
  removePersonFromMemorial,
} from '@salient/shared/areas/persons/memoratedMethods.ts';
import { createRecord, removeClaimed, updateRecord } from '../../../lib/records/changeRecord.ts';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { claimEventsOf, eventKind } from '../../events/eventKind.ts';
import { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { MemorialEntity } from '../../memorials/MemorialEntity.ts';
import { personKind } from '../personKind.ts';

export const handleAddPersonToMemorial = implement(addPersonToMemorial, async ({ params, ...context }) => {
  const memorial = await memorialAt(context, params.memorialId);
  if (params.moved && memorial.type === 'cemetery') await leaveFormerGrave(context, params.personId, memorial.id);
  return putOn(context, memorial, params.personId);
});

export const handleAddNewPersonToMemorial = implement(addNewPersonToMemorial, async ({ params, ...context }) => {
  const memorial = await memorialAt(context, params.memorialId);
  const { id } = await createRecord(personKind, context, params.person);
  await putOn(context, memorial, id);
  return personKind.present(context, id);
});

export const handleRemovePersonFromMemorial = implement(
  removePersonFromMemorial,
  async ({ params, fail, ...context }) => {
    const { db } = context;
    const { id } = await memorialAt(context, params.memorialId);
    await claimEventsOf(context, params.personId);
    const mentions = await db.findBy(PersonEventEntity, { person_id: params.personId, memorial_id: id });
    const reasons: string[] = [];
    for (const event of mentions) reasons.push(...((await eventKind.whyNotRemove?.(context, event)) ?? []));
    if (reasons.length > 0) throw fail.invalidData({ none: [...new Set(reasons)] });
    for (const event of mentions) await removeClaimed(eventKind, context, event);
    return { status: 'OK' as const, count: mentions.length, events: mentions.map((event) => event.id) };
  },
);

/** Somebody was buried again at `cemeteryId`: the present grave elsewhere is so no longer. */
async function leaveFormerGrave(context: ChangeContext, personId: string, cemeteryId: string): Promise<void> {
  await claimEventsOf(context, personId);
  const graves = await context.db.findBy(PersonEventEntity, { person_id: personId, type: 'memorated' });
  const hasOriginal = graves.some(({ memorial_kind }) => memorial_kind === 'original');
  for (const { id, version, memorial_id, memorial_kind } of graves) {
    if (memorial_kind !== 'current' || memorial_id === cemeteryId) continue;
    await updateRecord(eventKind, context, { id, version, memorial_kind: hasOriginal ? 'unknown' : 'original' });
  }
}

async function memorialAt({ db }: ChangeContext, id: string): Promise<MemorialEntity> {
  const memorial = await db.findOneBy(MemorialEntity, { id });
  if (!memorial) throw await missingRecordError(db, 'memorial', id);
  return memorial;
}

/** By an event as any other, with its rules and its trail; on a cemetery the present grave (MEMORIAL-30). */
const putOn = (context: ChangeContext, { id, type }: MemorialEntity, personId: string): Promise<PersonEvent> =>
  createRecord(eventKind, context, {
    type: 'memorated',
    person_id: personId,
    memorial_id: id,
    memorial_kind: type === 'cemetery' ? 'current' : 'none',
  });
