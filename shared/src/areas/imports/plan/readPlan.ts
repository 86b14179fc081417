import { type Language, languages } from '../../../lib/i18n/languages.ts';
import { isOneOf } from '../../../lib/schemas/cleanText.ts';
import type { ListContent, MappingJson } from '../importList.ts';
import { meantSchema } from '../meant/meantNames.ts';
import { type DateOrder, dateOrders, type ImportPlan } from './ImportPlan.ts';
import {
  importTargets,
  isTargetOf,
  listKinds,
  type TargetEvent,
  type TargetId,
  type TargetOwner,
  targetEvents,
  targetIds,
} from './importTargets.ts';
import { writeMapping } from './writeMapping.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: unknown, key: string): Json => {
  const inner = isObject(value) ? value[key] : undefined;
  return isObject(inner) ? inner : {};
};

/** The columns that a value names, wherever in it. */
function columnsIn(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => columnsIn(each, names));
  if (isObject(value)) return ['from', 'join', 'any', 'first'].flatMap((key) => columnsIn(value[key], names));
  if (typeof value !== 'string') return [];
  return [...value.matchAll(/\{(#\d+|[^{}]+)\}/g)].flatMap(([, name = '']) =>
    // Others are values that the mapping makes of columns.
    name.startsWith('#') ? (names[Number(name.slice(1)) - 1] ?? []) : names.filter((each) => each === name),
  );
}

/** What a mapping says of a field of a record, by what the field belongs to. */
const recordValues: Readonly<Record<Exclude<TargetOwner, TargetEvent>, (mapping: Json, field: string) => unknown>> = {
  list: (mapping) => (mapping.repeats === 'reject' ? mapping.key : undefined),
  person: (mapping, field) => objectAt(mapping, 'person')[field === 'fullname' ? 'familyname' : field],
  place: placeValue,
  memorial: (mapping, field) => objectAt(mapping, 'memorial')[field],
  memorial_place: (mapping, field) => objectAt(objectAt(mapping, 'memorial'), 'place')[field],
  entity: entityValue,
};

/** What a mapping says of one thing. */
function valueAt(mapping: Json, id: TargetId): unknown {
  const [owner, field] = importTargets[id].at;
  return isOneOf(targetEvents, owner) ? eventValue(mapping, owner, id) : recordValues[owner](mapping, field);
}

function eventValue(mapping: Json, type: TargetEvent, id: TargetId): unknown {
  const { kind, at } = importTargets[id];
  const [, field] = at;
  if (kind === 'date_and_place') return objectAt(objectAt(mapping, 'derive'), id).from;
  const event = listAt(mapping, 'events').find((each) => each.type === type);
  if (kind === 'memorial') return objectAt(event, 'memorial').name;
  if (kind === 'place' || kind === 'area' || kind === 'country') {
    return fieldOfPlace(placeAt(event) ?? placeAt(objectAt(event, 'memorial')) ?? {}, field);
  }
  return event?.[field];
}

/** The place that an event names, the first where it is said in several ways. */
function placeAt(owner: unknown): Json | undefined {
  const said = isObject(owner) ? owner.place : undefined;
  const place: unknown = Array.isArray(said) ? said[0] : said;
  return isObject(place) ? place : undefined;
}

/** Where a list has no column of places, the name is that of the area or of the country. */
function fieldOfPlace(place: Json, field: string): unknown {
  const own = place.type === 'country' ? 'country' : place.type === 'administrative_area_level_2' ? 'area2' : 'name';
  return field === own ? place.name : field === 'name' ? undefined : place[field];
}

const listAt = (mapping: Json, key: string): Json[] => {
  const list = mapping[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** A name of a place in the list's language is that without a language, except where it stands as the only one by its language. */
function placeValue(mapping: Json, field: string): unknown {
  const place = objectAt(mapping, 'place');
  const { name } = place;
  const [, language] = field.split('.');
  const given = isObject(name) ? languages.filter((each) => each in name) : [];
  if (!isObject(name) || given.length === 0) return language === undefined ? place[field] : undefined;
  const isOnlyOwn = given.length === 1 && given[0] === mapping.language;
  if (language !== undefined) return isOnlyOwn || language !== mapping.language ? name[language] : undefined;
  if (field !== 'name') return place[field];
  return isOnlyOwn ? undefined : name[String(mapping.language)];
}

function entityValue(mapping: Json, field: string): unknown {
  const entities = listAt(mapping, 'entities');
  if (field === 'start' || field === 'end') return entities.flatMap((each) => listAt(each, 'history'))[0]?.[field];
  return entities.map((each) => each[field]).find((each) => each !== undefined);
}

const isFullName = (value: unknown) =>
  isObject(value) && Array.isArray(value.do) && isObject(value.do[0]) && 'match' in value.do[0];

/**
 * The plan that a mapping was written from.
 *
 * @returns null for a mapping that says more than a plan can: it is used as it is.
 */
export function readPlan(mapping: MappingJson, content: ListContent): ImportPlan | null {
  const kind = listKinds.find((each) => each === mapping.kind);
  const meant = meantSchema.safeParse(mapping.meant ?? {});
  if (!kind || !meant.success) return null;
  const names = content.columns.map(({ name }) => name);
  const columns: Record<string, TargetId> = {};
  for (const id of targetIds.filter((each) => isTargetOf(each, kind))) {
    const value = valueAt(mapping, id);
    if ((id === 'fullname') !== isFullName(value) && (id === 'fullname' || id === 'familyname')) continue;
    if (id === 'surname' && isFullName(value)) continue;
    for (const column of columnsIn(value, names)) columns[column] = id;
  }
  const tables = objectAt(mapping, 'tables') as Record<string, Record<string, string>>;
  const { order } = objectAt(mapping, 'dates');
  const { victim_type, war_casualty } = objectAt(mapping, 'person');
  const plan: ImportPlan = {
    kind,
    source: String(mapping.source ?? ''),
    title: String(mapping.title ?? ''),
    language: languages.find((each) => each === mapping.language) ?? ('nl' satisfies Language),
    columns,
    dateOrder: dateOrders.find((each) => each === order) ?? ('dmy' satisfies DateOrder),
    fate: war_casualty === true ? 'fallen' : war_casualty === false ? 'survivors' : 'unknown',
    victimType: victim_type === 'military' || victim_type === 'civilian' ? victim_type : 'unknown',
    country: constantCountry(mapping),
    army: constantArmy(mapping),
    values: Object.fromEntries(targetIds.flatMap((id) => (tables[id] ? [[id, tables[id]]] : []))),
    meant: meant.data,
  };
  return sameJson(writeMapping(plan, content), { ...mapping, file: undefined }) ? plan : null;
}

const isConstant = (value: unknown): value is string => typeof value === 'string' && !value.includes('{');

function constantCountry(mapping: Json): string {
  const places = [
    ...listAt(mapping, 'events').flatMap((event) => [placeAt(event) ?? {}, placeAt(objectAt(event, 'memorial')) ?? {}]),
    ...[objectAt(mapping, 'place'), objectAt(objectAt(mapping, 'memorial'), 'place')],
  ];
  return places.map(({ country }) => country).find(isConstant) ?? '';
}

function constantArmy(mapping: Json): string {
  const event = listAt(mapping, 'events').find(({ type }) => type === 'military');
  const said = event ? event.enlisted_army : listAt(mapping, 'entities')[0]?.army;
  const last = isObject(said) && Array.isArray(said.first) ? said.first.at(-1) : said;
  return isConstant(last) ? last : '';
}

/** How the file is read stands with the list; the order of keys says nothing. */
function sameJson(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.keys(value)
        .filter((key) => key !== 'comment' && key !== 'file')
        .sort()
        .map((key) => [key, sorted(value[key])]),
    );
  };
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
