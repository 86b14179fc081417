import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';
import type { OpenMemorial, OpenPlace, OpenUnit } from '@salient/shared/areas/open-data/openRecord.ts';
import type { MatchReason } from '@salient/shared/areas/persons/matchReasons.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { foldName } from '@salient/shared/lib/names/foldName.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

// How well a name that was asked for is that of a record, 0 to 100. From `surely` on it is the whole name, in some spelling.

export const surely = 92;

/** What the search found of a name that is not the whole one, by its reason. */
const partly: Readonly<Record<MatchReason, number>> = {
  name: 78,
  spelling: 74,
  given: 80,
  alternative: 72,
  initials: 68,
  typo: 68,
  sound: 58,
  number: 60,
  familyname: 40,
};

/** First and last name in either order. */
const inOrders = (first: string, last: string) => [`${first} ${last}`, `${last} ${first}`];

/** Of a person, as the names search judged it. */
export function scorePersonName(text: string, row: PersonRow): number {
  const wholes = inOrders(row.surname, row.familyname);
  const plain = (name: string) => normalizeText(name.replaceAll(',', ' ')).replace(/\s+/g, ' ').trim();
  if (row.surname !== '' && row.familyname !== '') {
    if (wholes.map(plain).includes(plain(text))) return 100;
    const folded = foldName(text);
    if (wholes.map(foldName).includes(folded)) return 96;
    const others = [
      ...row.alternative_familynames.flatMap((last) => inOrders(row.surname, last)),
      ...row.alternative_surnames.flatMap((first) => inOrders(first, row.familyname)),
    ];
    if (others.map(foldName).includes(folded)) return surely;
  }
  return row.reason === null ? 30 : partly[row.reason];
}

/** Of a record with some names, one of which the search found: one that is called otherwise is spelled otherwise. */
function scoreNames(text: string, names: readonly string[]): number {
  const asked = normalizeText(text);
  const known = names.map(normalizeText);
  if (known.includes(asked)) return 100;
  if (names.map(foldName).includes(foldName(text))) return 94;
  if (known.some((name) => name.startsWith(`${asked} `) || asked.startsWith(`${name} `))) return 70;
  return known.some((name) => name.includes(asked)) ? 55 : 75;
}

export const scorePlaceName = (text: string, { names }: OpenPlace): number => scoreNames(text, Object.values(names));

export const scoreMemorialName = (text: string, { name, alternative_names }: OpenMemorial): number =>
  scoreNames(text, [name, ...alternative_names]);

/** Of a unit by its words, with or without its army. */
export function scoreUnitName(text: string, { name, army, unit_number, unit, regiment }: OpenUnit): number {
  if (normalizeText(text) === normalizeText(name)) return 100;
  const asked = new Set(unitNameTokens(text));
  const known = new Set(unitNameTokens([unit_number, unit, regiment, name].filter(Boolean).join(' ')));
  const ofArmy = new Set(unitNameTokens(army));
  const common = [...known].filter((word) => asked.has(word)).length;
  const surplus = [...asked].filter((word) => !known.has(word) && !ofArmy.has(word)).length;
  const whole = known.size + surplus;
  if (whole === 0) return 0;
  return common === known.size && surplus === 0 ? 98 : Math.round((85 * common) / whole);
}
