import type { ImportPlan } from '../ImportPlan.ts';
import { importTargets, type TargetEvent, type TargetId, targetEvents, targetIds } from '../importTargets.ts';
import { countryOf, expressionOf, type Json, joined, type RuleParts } from './columnTexts.ts';
import { dateAndPlace } from './dateAndPlace.ts';
import { familyPatterns, givenPatterns } from './nameParts.ts';

/** Events that say which kind they are. */
const fixedWords: Readonly<Partial<Record<TargetEvent, Json>>> = {
  where: { where_reason: 'homeaddress' },
  jailed: { jailed_type: 'captive' },
};

/** Rules of a list of persons: what stands with each, and the events of their lives. */
export function personRules(given: RuleParts): Json {
  const derive = Object.fromEntries(
    (['born_both', 'died_both'] as const).flatMap((id) => {
      const texts = given.textsOf(id);
      return texts.length === 0 ? [] : [[id, { from: joined(texts), parts: [...dateAndPlace] }]];
    }),
  );
  const parts = withDateAndPlace(given);
  return {
    ...(Object.keys(derive).length === 0 ? {} : { derive }),
    person: personPart(parts),
    events: targetEvents.flatMap((type) => eventPart(type, parts) ?? []),
  };
}

/** The same with the two parts of a column of dates and places beside the columns that say one of them. */
function withDateAndPlace({ plan, textsOf }: RuleParts): RuleParts {
  const partOf = (both: 'born_both' | 'died_both', part: 'date' | 'place') =>
    textsOf(both).length === 0 ? [] : [`{${both}.${part}}`];
  return {
    plan,
    textsOf: (id) => {
      const own = textsOf(id);
      if (id === 'born' || id === 'died') return [...own, ...partOf(`${id}_both`, 'date')];
      if (own.length > 0) return own;
      return id === 'born_place'
        ? partOf('born_both', 'place')
        : id === 'died_place'
          ? partOf('died_both', 'place')
          : [];
    },
  };
}

function personPart(parts: RuleParts): Json {
  const { plan, textsOf } = parts;
  const person: Json = {};
  const full = textsOf('fullname');
  if (full.length > 0) {
    person.familyname = { from: joined(full), do: [{ match: [...familyPatterns], else: 'warn' }, 'nameCase'] };
    person.surname = { from: joined(full), do: [{ match: [...givenPatterns] }, 'nameCase'] };
  }
  for (const id of targetIds) {
    const [owner, field] = importTargets[id].at;
    const value = owner === 'person' && field !== 'fullname' ? expressionOf(id, parts) : undefined;
    if (value !== undefined) person[field] = value;
  }
  person.victim_type ??= plan.victimType;
  person.war_casualty = diedOfWar(plan, textsOf);
  return person;
}

/** What a row says of somebody who is dead. */
const deathTargets: readonly TargetId[] = [
  ...(['died', 'died_place', 'died_area', 'died_country', 'death_reason'] as const),
  ...(['grave', 'grave_place', 'grave_reference'] as const),
];
/** A year before the war or after the years in which people still died of it. */
const otherYear = '(?<!\\d)(?:1[5-8]\\d\\d|190\\d|191[0-3]|192[2-9]|19[3-9]\\d|20\\d\\d)';

/** Who died of the war: all, none, or those of whom the row says a death that is not of other years. */
function diedOfWar({ fate }: ImportPlan, textsOf: RuleParts['textsOf']): unknown {
  if (fate !== 'unknown') return fate === 'fallen';
  const said = deathTargets.flatMap(textsOf);
  if (said.length === 0) return { choose: [{ value: false }] };
  const isOfOtherYear = textsOf('died').map((value) => ({ value, matches: otherYear }));
  const when = { all: [{ any: said }, ...isOfOtherYear.map((not) => ({ not }))] };
  return { choose: [{ when, value: true }, { value: false }] };
}

function eventPart(type: TargetEvent, parts: RuleParts): Json | null {
  const { plan, textsOf } = parts;
  const ids = targetIds.filter(
    (id) => importTargets[id].at[0] === type && importTargets[id].kind !== 'date_and_place' && textsOf(id).length > 0,
  );
  if (ids.length === 0) return null;
  const event: Json = { type, ...fixedWords[type] };
  const place: Json = {};
  for (const id of ids) {
    const { kind, at } = importTargets[id];
    const value = expressionOf(id, parts);
    if (kind === 'memorial') event.memorial = { name: value, create: true };
    else if (kind === 'place' || kind === 'area' || kind === 'country') place[at[1]] = value;
    else event[at[1]] = value;
  }
  if (type === 'military' && plan.army !== '') event.enlisted_army ??= plan.army;
  const places = placesOf(place, plan);
  if (places === null) return Object.keys(event).length > 1 + Object.keys(fixedWords[type] ?? {}).length ? event : null;
  // Where a grave lies is said of the cemetery.
  return type === 'memorated' && event.memorial
    ? { ...event, memorial: { ...(event.memorial as Json), place: places } }
    : { ...event, place: places };
}

/** A place as the row names it; where it names none, its area, and else its country: what it says of a place is never lost. */
function placesOf({ name, area2, country, ...others }: Json, plan: ImportPlan): Json | Json[] | null {
  const of = { ...countryOf(plan), ...(country === undefined ? {} : { country }), ...others };
  const levels: [said: unknown, place: Json][] = [
    [name, { name, ...of, ...(area2 === undefined ? {} : { area2 }), create: true }],
    [area2, { name: area2, type: 'administrative_area_level_2', ...of, create: true }],
    [country, { name: country, type: 'country' }],
  ];
  const said = levels.filter(([value]) => value !== undefined);
  const places = said.map(([, place], at) =>
    at === 0 ? place : { ...place, when: { not: { any: said.slice(0, at).map(([value]) => ({ value })) } } },
  );
  return places.length > 1 ? places : (places[0] ?? null);
}
