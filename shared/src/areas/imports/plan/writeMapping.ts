import type { ListContent, MappingJson } from '../importList.ts';
import { columnsFor, type ImportPlan } from './ImportPlan.ts';
import {
  importTargets,
  isChoiceTarget,
  type TargetEvent,
  type TargetId,
  targetEvents,
  targetIds,
} from './importTargets.ts';

type Json = Record<string, unknown>;

/** A column in a text of a mapping. Names with its own signs go by their number. */
function columnText(column: string, columns: readonly string[]): string {
  return /[{}[\]?#]/.test(column) ? `{#${columns.indexOf(column) + 1}}` : `{${column}}`;
}

/** Columns that tell one row from another where no column numbers them. */
const tellingTargets: readonly TargetId[] = [
  'fullname',
  'familyname',
  'surname',
  'born',
  'died',
  'service_number',
  'regiment',
];

/** Events that say which kind they are. */
const fixedWords: Readonly<Partial<Record<TargetEvent, Json>>> = {
  where: { where_reason: 'homeaddress' },
  jailed: { jailed_type: 'captive' },
};

/**
 * The mapping that a plan stands for: the same file as the command reads, and in the same words for the same plan.
 *
 * @param content of the list, of which the reading and the names of all columns are taken.
 */
export function writeMapping(
  plan: ImportPlan,
  content: Pick<ListContent, 'columns' | 'encoding' | 'delimiter' | 'sheet' | 'skip_lines' | 'header_rows'>,
): MappingJson {
  const names = content.columns.map(({ name }) => name);
  const textsOf = (id: TargetId) => columnsFor(plan, id).map((column) => columnText(column, names));
  const person = personPart(plan, textsOf);
  const events = targetEvents.flatMap((type) => eventPart(type, plan, textsOf) ?? []);
  const tables = Object.fromEntries(
    targetIds.flatMap((id) => {
      const table = plan.values[id];
      return table && Object.keys(table).length > 0 && textsOf(id).length > 0 ? [[id, table]] : [];
    }),
  );
  const units = hasUnits(plan, textsOf)
    ? {
        army_of_unit: mapValues(plan.units, ({ army }) => army),
        regiment_of_unit: mapValues(plan.units, ({ regiment }) => regiment),
      }
    : {};
  const isNumbered = textsOf('key').length > 0;
  return {
    kind: 'persons',
    source: plan.source,
    ...(plan.title === '' ? {} : { title: plan.title }),
    language: plan.language,
    file: filePart(content),
    key: (isNumbered ? textsOf('key') : keyColumns(textsOf, names)).join('|'),
    repeats: isNumbered ? 'reject' : 'number',
    dates: { order: plan.dateOrder },
    ...(Object.keys({ ...tables, ...units }).length === 0 ? {} : { tables: { ...tables, ...units } }),
    person,
    events,
  };
}

type TextsOf = (id: TargetId) => string[];

const mapValues = <T>(map: Readonly<Record<string, T>>, read: (value: T) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, read(value)]));

const hasUnits = (plan: ImportPlan, textsOf: TextsOf) =>
  textsOf('regiment').length > 0 && Object.keys(plan.units).length > 0;

function keyColumns(textsOf: TextsOf, names: readonly string[]): string[] {
  const telling = tellingTargets.flatMap(textsOf);
  return telling.length > 0 ? telling : names.map((name) => columnText(name, names));
}

function filePart({ encoding, delimiter, sheet, skip_lines, header_rows }: Parameters<typeof writeMapping>[1]): Json {
  return {
    ...(encoding === '' ? {} : { encoding }),
    ...(delimiter === '' ? {} : { delimiter }),
    ...(sheet === null ? {} : { sheet }),
    ...(skip_lines > 0 ? { skipLines: skip_lines } : {}),
    ...(header_rows === 0 ? { header: false } : header_rows > 1 ? { headerRows: header_rows } : {}),
  };
}

/** One column, or several with blanks between them. */
const joined = (texts: readonly string[]): unknown => (texts.length === 1 ? texts[0] : { join: [...texts] });
const dated = (texts: readonly string[]): unknown => (texts.length === 1 ? texts[0] : { any: [...texts] });

/** The value of a column by its kind and its table; undefined where no column says it. */
function expressionOf(id: TargetId, plan: ImportPlan, textsOf: TextsOf): unknown {
  const texts = textsOf(id);
  if (texts.length === 0) return undefined;
  const { kind } = importTargets[id];
  if (kind === 'date') return dated(texts);
  const steps: unknown[] = [];
  if (kind === 'name') steps.push('nameCase');
  if (Object.keys(plan.values[id] ?? {}).length > 0) {
    steps.push({ table: id, else: isChoiceTarget(id) ? 'warn' : 'keep' });
  }
  return steps.length === 0 ? joined(texts) : { from: joined(texts), do: steps };
}

function personPart(plan: ImportPlan, textsOf: TextsOf): Json {
  const person: Json = {};
  const full = textsOf('fullname');
  if (full.length > 0) {
    person.familyname = { from: joined(full), do: [{ match: '^([^,]+)' }, 'nameCase'] };
    person.surname = { from: joined(full), do: [{ match: ',\\s*(.+)$' }, 'nameCase'] };
  }
  for (const id of targetIds) {
    const [owner, field] = importTargets[id].at;
    const value = owner === 'person' && field !== 'fullname' ? expressionOf(id, plan, textsOf) : undefined;
    if (value !== undefined) person[field] = value;
  }
  person.victim_type ??= plan.victimType;
  return person;
}

function eventPart(type: TargetEvent, plan: ImportPlan, textsOf: TextsOf): Json | null {
  const ids = targetIds.filter((id) => importTargets[id].at[0] === type && textsOf(id).length > 0);
  if (ids.length === 0) return null;
  const event: Json = { type, ...fixedWords[type] };
  const place: Json = {};
  for (const id of ids) {
    const { kind, at } = importTargets[id];
    const value = expressionOf(id, plan, textsOf);
    if (kind === 'memorial') event.memorial = { name: value, create: true };
    else if (kind === 'place' || kind === 'area' || kind === 'country') place[at[1]] = value;
    else event[at[1]] = value;
  }
  if (type === 'military') Object.assign(event, unitWords(event, plan, textsOf));
  if (place.name === undefined)
    return Object.keys(event).length > 1 + Object.keys(fixedWords[type] ?? {}).length ? event : null;
  const whole = { name: place.name, ...(plan.country === '' ? {} : { country: plan.country }), ...place, create: true };
  if (type !== 'memorated') return { ...event, place: whole };
  // Where a grave lies is said of the cemetery.
  return event.memorial
    ? { ...event, memorial: { ...(event.memorial as Json), place: whole } }
    : { ...event, place: whole };
}

/** Army and regiment: what somebody said of the words of a list comes before the words themselves. */
function unitWords(event: Json, plan: ImportPlan, textsOf: TextsOf): Json {
  const army = event.enlisted_army ?? (plan.army === '' ? undefined : plan.army);
  if (!hasUnits(plan, textsOf)) return army === undefined ? {} : { enlisted_army: army };
  const words = joined(textsOf('regiment'));
  return {
    enlisted_army: {
      from: words,
      do: [{ table: 'army_of_unit', else: 'empty' }],
      ...(army === undefined ? {} : { else: army }),
    },
    enlisted_regt: { from: words, do: [{ table: 'regiment_of_unit', else: 'keep' }] },
  };
}
