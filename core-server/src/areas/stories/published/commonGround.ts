import type { CommonFact, SharedFate } from '@salient/shared/areas/stories/common-ground/commonFact.ts';
import {
  findCommonGround,
  type LifeFacts,
  type LifePlace,
  type Service,
  type Stay,
} from '@salient/shared/areas/stories/common-ground/findCommonGround.ts';
import { type Presence, presenceOf, untilWar } from '@salient/shared/areas/stories/common-ground/presence.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { loadEventsOf } from '../../events/loadEvents.ts';
import type { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { MemorialEntity } from '../../memorials/MemorialEntity.ts';
import { PersonEntity } from '../../persons/PersonEntity.ts';
import { namesOfPlace } from '../../places/namesOfPlace.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';
import type { WrittenStory } from '../StoryRecord.ts';

/** Places of these types are too large to have met in. */
const wideTypes: ReadonlySet<string> = new Set([
  'administrative_area_level_2',
  'administrative_area_level_1',
  'country',
]);
const settlementTypes: ReadonlySet<string> = new Set(['locality', 'sublocality']);

/** Says of two stories, by their ids, what their lives have in common. */
export type CommonGround = (id: string, other: string) => CommonFact[];

/**
 * Reads what is publicly known of the lives of stories, each once, so that any two of them can be compared: four
 * questions to the database, whatever the number of pairs.
 */
export async function loadCommonGround(db: EntityManager, stories: readonly WrittenStory[]): Promise<CommonGround> {
  const personIds = stories.map(({ story }) => story.person_id_ref);
  const persons = new Map((await db.findBy(PersonEntity, { id: In(personIds) })).map((each) => [each.id, each]));
  const events = groupBy(await loadEventsOf(db, personIds), ({ person_id }) => person_id);
  const all = [...events.values()].flat();
  const places = await loadPlaces(db, all);
  const memorials = await loadMemorials(db, all);
  const facts = new Map(
    stories.flatMap(({ story }) => {
      const person = persons.get(story.person_id_ref);
      const own = events.get(story.person_id_ref) ?? [];
      return person ? [[story.id, { ...factsOf(person, own, places, memorials), tags: story.coupling_tags }]] : [];
    }),
  );
  return (id, other) => {
    const [one, two] = [facts.get(id), facts.get(other)];
    return one && two && id !== other ? findCommonGround(one, two) : [];
  };
}

async function loadPlaces(
  db: EntityManager,
  events: readonly PersonEventEntity[],
): Promise<ReadonlyMap<string, LifePlace>> {
  const ids = [...new Set(events.flatMap(({ place_id }) => place_id ?? []))];
  const places = ids.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In(ids) });
  return new Map(
    places
      .filter(({ type }) => !wideTypes.has(type))
      .map((place) => [
        place.id,
        {
          id: place.id,
          names: namesOfPlace(place),
          isSettlement: settlementTypes.has(place.type),
          lat: place.lat,
          lon: place.lon,
        },
      ]),
  );
}

async function loadMemorials(db: EntityManager, events: readonly PersonEventEntity[]) {
  const ids = [...new Set(events.flatMap(({ memorial_id }) => memorial_id ?? []))];
  const memorials = ids.length === 0 ? [] : await db.findBy(MemorialEntity, { id: In(ids) });
  return new Map(memorials.map(({ id, name, type }) => [id, { id, name, type }]));
}

function factsOf(
  person: PersonEntity,
  events: readonly PersonEventEntity[],
  places: ReadonlyMap<string, LifePlace>,
  memorials: Awaited<ReturnType<typeof loadMemorials>>,
): Omit<LifeFacts, 'tags'> {
  const died = events.find(({ type }) => type === 'died');
  const placeOf = (type: 'born' | 'died') =>
    places.get(events.find((event) => event.type === type)?.place_id ?? '') ?? null;
  const isSoldier = person.victim_type === 'military';
  return {
    died: person.sort_died_date.includes('?') ? null : person.sort_died_date,
    fell: isSoldier && inAction.test(died?.death_reason ?? ''),
    birthplace: placeOf('born'),
    deathplace: placeOf('died'),
    stays: events.flatMap((event): Stay[] => {
      const place = places.get(event.place_id ?? '');
      return place ? [{ place, presence: presenceAt(event, isSoldier) }] : [];
    }),
    services: events.filter(({ type }) => type === 'military').map(serviceOf),
    memorials: events.flatMap((event) => {
      const memorial = memorials.get(event.memorial_id ?? '');
      // Where somebody lay first is not where the name stands now.
      return memorial && event.memorial_kind !== 'original' ? [memorial] : [];
    }),
    fates: [...new Set(events.flatMap(fateOf))],
  };
}

/** As lists write that somebody fell, in the four languages. */
const inAction = /^(gesneuveld|killed in action|k\.?i\.?a\.?$|tué à l[’']ennemi|mort au combat|gefallen)/i;

/** Of such events the place is where it began; where somebody was afterwards other events say. */
const momentTypes: ReadonlySet<string> = new Set(['born', 'military', 'jailed', 'injured', 'died', 'marriage']);

/** When the person was at the place of an event, as far as that follows from it. */
function presenceAt(event: PersonEventEntity, isSoldier: boolean): Presence | null {
  const { type, sort_start_date: start, sort_end_date: end } = event;
  // Something else that is noted of a life need not have happened to the person.
  if (type === 'extra') return null;
  const presence = presenceOf(start, momentTypes.has(type) ? start : end);
  const isAtHome = type === 'work' || type === 'school' || (type === 'where' && event.where_reason === 'homeaddress');
  return presence && isSoldier && isAtHome ? untilWar(presence) : presence;
}

function serviceOf(event: PersonEventEntity): Service {
  const { army_key, regt_key, unit_key, nr_key } = event;
  return {
    unit: {
      army: event.enlisted_army,
      regiment: event.enlisted_regt,
      unit: event.enlisted_unit,
      unit_nr: event.enlisted_nr,
    },
    unitKey: unit_key === '' && nr_key === '' ? '' : [army_key, regt_key, unit_key, nr_key].join('|'),
    regimentKey: regt_key === '' ? '' : [army_key, regt_key].join('|'),
  };
}

function fateOf({ type, where_reason, jailed_type }: PersonEventEntity): SharedFate[] {
  if (type === 'injured') return ['wounded'];
  if (type === 'jailed') return jailed_type === 'captive' ? ['captive'] : [];
  if (type !== 'where') return [];
  if (where_reason === 'deportated') return ['deported'];
  return where_reason === 'fugitive' ? ['fled'] : [];
}
