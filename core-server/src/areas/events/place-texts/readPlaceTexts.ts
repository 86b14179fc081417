import { findPlaceTexts, getPlaceText } from '@salient/shared/areas/events/placeTextMethods.ts';
import { editableTypes } from '@salient/shared/areas/persons/personPolicy.ts';
import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import type { EntityManager } from 'typeorm';
import { RecordNameLookup } from '../../../lib/changes/RecordNameLookup.ts';
import { queryPage } from '../../../lib/db/queryPage.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { escapeLike } from '../../../lib/search/likePattern.ts';
import { type GivenUpRow, givenUp } from '../../places/healing/givenUp.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import { presentPlace } from '../../places/presentPlace.ts';
import { titlesOfLists } from '../../places/titlesOfLists.ts';
import { lastPlaceTextLink } from './lastPlaceTextLink.ts';
import { countPlacesNamed, findPlacesNamed } from './placesNamed.ts';
import { keyOfText, placeTextKey, textOnlyEvents } from './textOnlyEvents.ts';

interface Counted {
  readonly id: string;
  readonly text: string;
  readonly events: number;
  readonly persons: number;
}

export const handleFindPlaceTexts = implement(findPlaceTexts, async ({ params, db, actor }) => {
  const { text, place_id, offset, limit } = params;
  const names = place_id === undefined ? null : await namesOf(db, place_id);
  const { rows, total } = await queryPage<Counted & GivenUpRow>(db, {
    with: `WITH texts AS (
     SELECT ${placeTextKey('e')} AS id, mode() WITHIN GROUP (ORDER BY e.place_as_written) AS text,
       count(*)::integer AS events, count(DISTINCT e.person_id)::integer AS persons
     FROM ${textOnlyEvents('$1')}
     WHERE ($2 = '' OR ${placeTextKey('e')} LIKE '%' || ${keyOfText('$2')} || '%')
       AND ($3::text[] IS NULL OR ${placeTextKey('e')} = ANY($3))
     GROUP BY 1)`,
    rows: `SELECT t.*, l.linked_at AS given_up_at, u.account AS given_up_by FROM texts t
     LEFT JOIN LATERAL (
       SELECT id, place_id, linked_at, user_id FROM place_text_link
       WHERE text_key = t.id AND undone_at IS NULL ORDER BY id DESC LIMIT 1) l ON l.place_id IS NULL
     LEFT JOIN app_user u ON u.id = l.user_id`,
    order: 'given_up_at IS NOT NULL, persons DESC, id',
    parameters: [editableTypes(actor), escapeLike(text), names],
    offset,
    limit,
  });
  const places = await countPlacesNamed(
    db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map(({ id, text: written, events, persons, ...row }) => ({
      ...{ id, text: written, events, persons },
      ...{ places: places.get(id) ?? 0, given_up: givenUp(row) },
    })),
    total,
    last: await lastPlaceTextLink(db, actor),
  };
});

/** The names of a place in normal form; none of one that is not there. */
async function namesOf(db: EntityManager, id: string): Promise<string[]> {
  const place = await db.findOneBy(PlaceEntity, { id });
  return place ? unbarred(place.name_keys) : [];
}

/** So many persons are named. */
const mostNamed = 5;

export const handleGetPlaceText = implement(getPlaceText, async ({ params, db, actor, services, fail }) => {
  const scope = [editableTypes(actor), params.text];
  const events = `${textOnlyEvents('$1')} WHERE ${placeTextKey('e')} = ${keyOfText('$2')}`;
  const spelled = await db.query<(Counted & { type: 'born' })[]>(
    // Counted by one statement: somebody may be linking them at this moment.
    `SELECT ${placeTextKey('e')} AS id, e.place_as_written AS text, e.type, count(*)::integer AS events,
       (SELECT count(DISTINCT e.person_id)::integer FROM ${events}) AS persons
     FROM ${events} GROUP BY 1, 2, 3 ORDER BY events DESC, text`,
    scope,
  );
  const [first] = spelled;
  if (!first) throw fail.notFound({ entity: 'place_text', id: params.text });
  const types: Partial<Record<(typeof first)['type'], number>> = {};
  for (const { type, events: count } of spelled) types[type] = (types[type] ?? 0) + count;
  const named = await db.query<{ id: string }[]>(
    `SELECT p.id FROM ${events} GROUP BY p.id ORDER BY p.sort_name, p.id LIMIT ${mostNamed}`,
    scope,
  );
  const records = named.map(({ id }) => ({ type: 'person' as const, id }));
  const names = await RecordNameLookup.open(db, services.historyAreas, records);
  const text = mostOf(spelled);
  return {
    ...{ id: first.id, text, persons: first.persons, types },
    events: spelled.reduce((sum, each) => sum + each.events, 0),
    spellings: [...new Set(spelled.map((each) => each.text))].filter((each) => each !== text),
    lists: await titlesOfLists(db, `SELECT e.person_id FROM ${events}`, scope),
    examples: records.map((record) => names.shown(record)),
    places: (await findPlacesNamed(db, first.id)).map(presentPlace),
  };
});

/** The spelling of most events, whatever their types. */
function mostOf(spelled: readonly Counted[]): string {
  const counts = new Map<string, number>();
  for (const { text, events } of spelled) counts.set(text, (counts.get(text) ?? 0) + events);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? '';
}
