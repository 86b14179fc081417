import { linkPlaceText, undoPlaceTextLink } from '@salient/shared/areas/events/placeTextMethods.ts';
import { editableTypes } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { sameValue } from '../../../lib/changes/sameValue.ts';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import { holdOwners, moveReferences } from '../../../lib/merges/moveReferences.ts';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { placeOfEvents } from '../placeOfEvents.ts';
import { mayUndoPlaceTextLink, presentPlaceTextLink } from './lastPlaceTextLink.ts';
import { PlaceTextLinkEntity } from './PlaceTextLinkEntity.ts';
import { keyOfText, placeTextKey, textOnlyEvents } from './textOnlyEvents.ts';

export const handleLinkPlaceText = implement(linkPlaceText, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { text, place_id } = params;
  if (place_id !== null && !(await db.existsBy(PlaceEntity, { id: place_id })))
    throw await missingRecordError(db, 'place', place_id);
  await allowLongStatements(db);
  const seen = await eventsOfText(db, actor, text);
  if (seen.ids.length !== params.events) throw fail.placeTextChanged({ events: seen.ids.length });
  await holdOwners(db, { reference: placeOfEvents, from: null, ids: seen.ids });
  // Somebody else may have linked some of them, or written them otherwise, while their persons were waited for.
  const { ids, ...written } = await eventsOfText(db, actor, text);
  if (!sameValue(ids, seen.ids)) throw fail.placeTextChanged({ events: ids.length });
  const now = services.now();
  const event_ids =
    place_id === null
      ? []
      : await moveReferences(context, {
          ...{ reference: placeOfEvents, from: null, to: place_id, ids, now, source: 'staff' },
        });
  // Who gives a text up anew has the last word on it; who links it has it while the link stands.
  if (place_id === null) {
    const former = { text_key: written.text_key, place_id: IsNull(), undone_at: IsNull() };
    await db.update(PlaceTextLinkEntity, former, { undone_at: now });
  }
  const link = { id: uuidv7(), ...written, place_id, event_ids };
  await db.insert(PlaceTextLinkEntity, { ...link, user_id: actor.id, linked_at: now });
  return { id: link.id, text: link.text, place_id, events: ids.length };
});

/** The events that write their place so, of persons whom the actor may change, in the order of their ids. */
async function eventsOfText(db: EntityManager, actor: Actor, written: string) {
  const [found] = await db.query<{ text_key: string; text: string | null; ids: string[] | null }[]>(
    `SELECT ${keyOfText('$2')} AS text_key, mode() WITHIN GROUP (ORDER BY e.place_as_written) AS text,
       array_agg(e.id ORDER BY e.id) AS ids
     FROM ${textOnlyEvents('$1')} WHERE ${placeTextKey('e')} = ${keyOfText('$2')}`,
    [editableTypes(actor), written],
  );
  return { text_key: found?.text_key ?? '', text: found?.text ?? '', ids: found?.ids ?? [] };
}

export const handleUndoPlaceTextLink = implement(undoPlaceTextLink, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const link = await db.findOne(PlaceTextLinkEntity, {
    where: { id: params.id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!link || link.undone_at) throw fail.notFound({ entity: 'place_text_link', id: params.id });
  if (!mayUndoPlaceTextLink(actor, link)) throw new RpcFailure(commonErrors.notPermitted);
  await allowLongStatements(db);
  const now = services.now();
  const { place_id, event_ids } = link;
  if (place_id === null) {
    await db.update(PlaceTextLinkEntity, { id: link.id }, { undone_at: now });
    return { ...presentPlaceTextLink(link), events: 0, left: 0 };
  }
  const from = (await followMerges(db, 'place', [place_id])).get(place_id) ?? place_id;
  const linked = { reference: placeOfEvents, from, ids: event_ids };
  await holdOwners(db, linked);
  const ids = await editableEvents(db, actor, linked);
  const back = await moveReferences(context, { ...linked, to: null, ids, now, source: 'staff' });
  await db.update(PlaceTextLinkEntity, { id: link.id }, { undone_at: now });
  return { ...presentPlaceTextLink(link), events: back.length, left: event_ids.length - back.length };
});

/**
 * Of events that name a place, those of persons whom the actor may change, as when they were linked.
 *
 * @throws RpcFailure notPermitted when there are none but others.
 */
async function editableEvents(
  db: EntityManager,
  actor: Actor,
  { from, ids }: { readonly from: string; readonly ids: readonly string[] },
): Promise<string[]> {
  const found = await db.query<{ id: string; is_editable: boolean }[]>(
    `SELECT e.id, p.victim_type = ANY($3::text[]) AS is_editable
     FROM person_event e JOIN person p ON p.id = e.person_id WHERE e.id = ANY($1) AND e.place_id = $2`,
    [ids, from, editableTypes(actor)],
  );
  const editable = found.filter(({ is_editable }) => is_editable).map(({ id }) => id);
  if (found.length > 0 && editable.length === 0) throw new RpcFailure(commonErrors.notPermitted);
  return editable;
}
