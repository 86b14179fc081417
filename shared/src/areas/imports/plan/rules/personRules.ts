import { importTargets, type TargetEvent, targetEvents, targetIds } from '../importTargets.ts';
import { countryOf, expressionOf, type Json, joined, type RuleParts } from './columnTexts.ts';

/** Events that say which kind they are. */
const fixedWords: Readonly<Partial<Record<TargetEvent, Json>>> = {
  where: { where_reason: 'homeaddress' },
  jailed: { jailed_type: 'captive' },
};

/** Rules of a list of persons: what stands with each, and the events of their lives. */
export const personRules = (parts: RuleParts): Json => ({
  person: personPart(parts),
  events: targetEvents.flatMap((type) => eventPart(type, parts) ?? []),
});

function personPart(parts: RuleParts): Json {
  const { plan, textsOf } = parts;
  const person: Json = {};
  const full = textsOf('fullname');
  if (full.length > 0) {
    person.familyname = { from: joined(full), do: [{ match: '^([^,]+)' }, 'nameCase'] };
    person.surname = { from: joined(full), do: [{ match: ',\\s*(.+)$' }, 'nameCase'] };
  }
  for (const id of targetIds) {
    const [owner, field] = importTargets[id].at;
    const value = owner === 'person' && field !== 'fullname' ? expressionOf(id, parts) : undefined;
    if (value !== undefined) person[field] = value;
  }
  person.victim_type ??= plan.victimType;
  return person;
}

function eventPart(type: TargetEvent, parts: RuleParts): Json | null {
  const { plan, textsOf } = parts;
  const ids = targetIds.filter((id) => importTargets[id].at[0] === type && textsOf(id).length > 0);
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
  if (place.name === undefined)
    return Object.keys(event).length > 1 + Object.keys(fixedWords[type] ?? {}).length ? event : null;
  const whole = { name: place.name, ...countryOf(plan), ...place, create: true };
  if (type !== 'memorated') return { ...event, place: whole };
  // Where a grave lies is said of the cemetery.
  return event.memorial
    ? { ...event, memorial: { ...(event.memorial as Json), place: whole } }
    : { ...event, place: whole };
}
