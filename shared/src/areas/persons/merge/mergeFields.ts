import { encodeDate, isPossibleDate, type PartialDate } from '../../../lib/dates/partialDate.ts';
import type { HistoryName } from '../../../lib/fields/fieldHistory.ts';
import { dateColumns, type Field } from '../../../lib/fields/fields.ts';
import { type PersonDraft, personFields } from '../personFields.ts';

/** What two persons have to agree on when they become one: their own fields, and those of their born and died events. */
export interface MergeCard extends PersonDraft {
  born_place_id: string | null;
  born_topo: string;
  born_description: string;
  died_place_id: string | null;
  died_topo: string;
  died_description: string;
  death_reason: string;
}

type Column = keyof MergeCard;

/** How the values of both sides can stand together: two lists as one, two texts below each other, two partial dates. */
type Both = 'unite' | 'join' | 'combine';

interface Rule {
  readonly columns: readonly Column[];
  /** Values that say nothing, so that the other side's is taken. */
  readonly empty: readonly unknown[];
  readonly both?: Both;
  /** Where a name goes that is not chosen. */
  readonly alternatives?: 'alternative_surnames' | 'alternative_familynames';
}

const text = (column: Column): Rule => ({ columns: [column], empty: [''] });
const place = (column: Column): Rule => ({ columns: [column], empty: [null] });

/** How a field of a kind is merged. */
function ruleFor(name: string, field: Field): Rule {
  const columns = [name as Column];
  switch (field.kind) {
    case 'date':
      return { columns: dateColumns(name as 'born' | 'died'), empty: ['????????'], both: 'combine' };
    case 'names':
      return { columns, empty: ['[]'], both: 'unite' };
    case 'text':
      return { columns, empty: [''], both: 'join' };
    case 'line':
      return { columns, empty: [''] };
    case 'choice':
      return { columns, empty: field.unsaid };
    case 'flag':
      return { columns, empty: [false] };
    case 'age':
      return { columns, empty: [0] };
    case 'reference':
      return { columns, empty: [null] };
  }
}

const alternatives: Partial<Record<string, Rule['alternatives']>> = {
  surname: 'alternative_surnames',
  familyname: 'alternative_familynames',
};

/** What the events of both dates say, which stands behind the date. */
const eventRules = {
  born: {
    born_place_id: place('born_place_id'),
    born_topo: text('born_topo'),
    born_description: { ...text('born_description'), both: 'join' },
  },
  died: {
    died_place_id: place('died_place_id'),
    died_topo: text('died_topo'),
    death_reason: text('death_reason'),
    died_description: { ...text('died_description'), both: 'join' },
  },
} as const satisfies Record<string, Record<string, Rule>>;

export type MergeField =
  | HistoryName<typeof personFields>
  | keyof (typeof eventRules)['born']
  | keyof (typeof eventRules)['died'];

/** In the order of the card. */
export const mergeRules = Object.fromEntries(
  Object.entries(personFields).flatMap(([name, field]): [string, Rule][] => {
    const rule = ruleFor(name, field);
    if (name === 'born' || name === 'died') return [[`${name}_date`, rule], ...Object.entries<Rule>(eventRules[name])];
    const list = alternatives[name];
    return [[name, list ? { ...rule, alternatives: list } : rule]];
  }),
) as Readonly<Record<MergeField, Rule>>;

export const mergeFields = Object.keys(mergeRules) as MergeField[];

/** Whose value is taken: the kept person's, the other's, or both where they can stand together. */
export const mergeChoices = ['a', 'b', 'both'] as const;
export type MergeChoice = (typeof mergeChoices)[number];
export type MergeChoices = Readonly<Partial<Record<MergeField, MergeChoice>>>;

export interface MergeProposal {
  /** What is proposed. */
  readonly choice: MergeChoice;
  /** What may be chosen instead. */
  readonly choices: readonly MergeChoice[];
  /** Both sides say something, and they contradict each other. */
  readonly conflict: boolean;
}

const ruleOf = (field: MergeField): Rule => mergeRules[field];

const dateOf = (card: MergeCard, [day, month, year]: readonly Column[]): PartialDate => ({
  day: card[day as 'born_day'],
  month: card[month as 'born_month'],
  year: card[year as 'born_year'],
});

/** The value of a field in a form that can be compared. */
function comparable(card: MergeCard, { columns }: Rule): unknown {
  if (columns.length === 3) return encodeDate(dateOf(card, columns));
  const value = card[columns[0] as Column];
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

/** The day of which both know a part; null when they contradict each other or no calendar has it. */
function combineDates(a: PartialDate, b: PartialDate): PartialDate | null {
  const parts = ['day', 'month', 'year'] as const;
  if (parts.some((part) => a[part] !== null && b[part] !== null && a[part] !== b[part])) return null;
  const combined = { day: a.day ?? b.day, month: a.month ?? b.month, year: a.year ?? b.year };
  return isPossibleDate(combined) ? combined : null;
}

const knownParts = (date: PartialDate) => Object.values(date).filter((part) => part !== null).length;

/** Two texts below each other; one that the other holds already is not repeated. */
export function joinTexts(a: string, b: string): string {
  if (a.includes(b)) return a;
  return b.includes(a) ? b : `${a}\n\n${b}`;
}

/** What the merge of `b` into `a` proposes for one field, and what else can be chosen. */
export function proposeField(field: MergeField, a: MergeCard, b: MergeCard): MergeProposal {
  const rule = ruleOf(field);
  const [own, other] = [comparable(a, rule), comparable(b, rule)];
  const proposal = (choice: MergeChoice, { both = false, conflict = false } = {}): MergeProposal => ({
    choice,
    choices: both ? mergeChoices : ['a', 'b'],
    conflict,
  });
  if (own === other || rule.empty.includes(other)) return proposal('a');
  if (rule.empty.includes(own)) return proposal('b');
  // The name that is not chosen stays findable among the alternatives.
  if (rule.alternatives) return proposal('a');
  if (rule.both !== 'combine') return rule.both ? proposal('both', { both: true }) : proposal('a', { conflict: true });
  const [ownDate, otherDate] = [dateOf(a, rule.columns), dateOf(b, rule.columns)];
  const combined = combineDates(ownDate, otherDate);
  if (combined === null) {
    return proposal(knownParts(otherDate) > knownParts(ownDate) ? 'b' : 'a', { conflict: true });
  }
  if (encodeDate(combined) === own) return proposal('a');
  return encodeDate(combined) === other ? proposal('b') : proposal('both', { both: true });
}

function valuesOfBoth(rule: Rule, a: MergeCard, b: MergeCard): Partial<MergeCard> {
  const column = rule.columns[0] as Column;
  if (rule.both === 'combine') {
    const [own, other] = [dateOf(a, rule.columns), dateOf(b, rule.columns)];
    const { day, month, year } = combineDates(own, other) ?? own;
    return Object.fromEntries(rule.columns.map((name, index) => [name, [day, month, year][index]]));
  }
  const [own, other] = [a[column], b[column]];
  if (rule.both === 'unite') return { [column]: [...new Set([...(own as string[]), ...(other as string[])])] };
  return { [column]: joinTexts(own as string, other as string) };
}

/**
 * The card of `a` after `b` was merged into it. Fields without a choice follow the proposal; a choice that the field
 * does not offer is not looked at.
 */
export function mergeCards(a: MergeCard, b: MergeCard, choices: MergeChoices = {}): MergeCard {
  const merged: MergeCard = { ...a };
  const names: { name: string; list: 'alternative_surnames' | 'alternative_familynames' }[] = [];
  for (const field of mergeFields) {
    const rule = ruleOf(field);
    const proposal = proposeField(field, a, b);
    const wanted = choices[field];
    const chosen = wanted && proposal.choices.includes(wanted) ? wanted : proposal.choice;
    if (chosen === 'both') Object.assign(merged, valuesOfBoth(rule, a, b));
    else for (const column of rule.columns) Object.assign(merged, { [column]: (chosen === 'a' ? a : b)[column] });
    if (!rule.alternatives) continue;
    const left = (chosen === 'a' ? b : a)[rule.columns[0] as 'surname'];
    if (left !== '' && left !== merged[rule.columns[0] as 'surname'])
      names.push({ name: left, list: rule.alternatives });
  }
  for (const { name, list } of names) merged[list] = [...new Set([...merged[list], name])];
  // A name that has become the person's own is no alternative of it any more.
  merged.alternative_surnames = merged.alternative_surnames.filter((name) => name !== merged.surname);
  merged.alternative_familynames = merged.alternative_familynames.filter((name) => name !== merged.familyname);
  return merged;
}
