import { linkPlaceText, undoPlaceTextLink } from '@salient/shared/areas/events/placeTextMethods.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import { followMerges } from '../../../lib/merges/followMerges.ts';
import { moveReferences } from '../../../lib/merges/moveReferences.ts';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { placeOfEvents } from '../placeOfEvents.ts';
import { mayUndoPlaceTextLink, presentPlaceTextLink } from './lastPlaceTextLink.ts';
import { PlaceTextLinkEntity } from './PlaceTextLinkEntity.ts';
import { editableTypes, keyOfText, placeTextKey, textOnlyEvents } from './textOnlyEvents.ts';

export const handleLinkPlaceText = implement(linkPlaceText, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { text, place_id } = params;
  if (place_id !== null && !(await db.existsBy(PlaceEntity, { id: place_id })))
    throw await missingRecordError(db, 'place', place_id);
  await allowLongStatements(db);
  const [found] = await db.query<{ text_key: string; text: string | null; ids: string[] | null }[]>(
    `SELECT ${keyOfText('$2')} AS text_key, mode() WITHIN GROUP (ORDER BY e.place_as_written) AS text, array_agg(e.id) AS ids
     FROM ${textOnlyEvents('$1')} WHERE ${placeTextKey('e')} = ${keyOfText('$2')}`,
    [editableTypes(actor), text],
  );
  const ids = found?.ids ?? [];
  if (!found?.text || ids.length !== params.events) throw fail.placeTextChanged({ events: ids.length });
  const now = services.now();
  const event_ids =
    place_id === null
      ? []
      : await moveReferences(context, {
          ...{ reference: placeOfEvents, from: null, to: place_id, ids, now, source: 'staff' },
        });
  // Somebody else linked some of them while their persons were waited for.
  if (place_id !== null && event_ids.length !== ids.length) throw fail.placeTextChanged({ events: event_ids.length });
  // Who links a text, or gives it up anew, has the last word on it.
  await db.update(
    PlaceTextLinkEntity,
    { text_key: found.text_key, place_id: IsNull(), undone_at: IsNull() },
    { undone_at: now },
  );
  const link = { id: uuidv7(), text_key: found.text_key, text: found.text, place_id, event_ids };
  await db.insert(PlaceTextLinkEntity, { ...link, user_id: actor.id, linked_at: now });
  return { id: link.id, text: link.text, place_id, events: ids.length };
});

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
  const back = await moveReferences(context, {
    ...{ reference: placeOfEvents, from, to: null, ids: event_ids, now, source: 'staff' },
  });
  await db.update(PlaceTextLinkEntity, { id: link.id }, { undone_at: now });
  return { ...presentPlaceTextLink(link), events: back.length, left: event_ids.length - back.length };
});
