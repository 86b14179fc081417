import type { Language } from '../../../lib/i18n/languages.ts';
import type { ListColumn, ListContent } from '../importList.ts';
import { guessValues } from './guessValues.ts';
import type { DateOrder, ImportPlan } from './ImportPlan.ts';
import { importTargets, isChoiceTarget, type TargetId } from './importTargets.ts';

const born = /\b(geb|geboren|geboorte\w*|geborte\w*|born|birth\w*|naissance|nee?|geburts?\w*)\b/;
const died =
  /\b(overl|overleden|overlijd\w*|gest|gestorven|sneuv\w*|gesneuveld|died|death|deceased|fallen|deces|mort|tue|gestorben|gefallen|tod(es)?\w*|sterbe\w*)\b/;
const place = /(plaats|place|lieu|\bort\b|ort$|gemeente|commune|\btown\b|parish|village|\bte\b|\bin\b)/;
const country = /\b(land|country|pays|staat)\b|(land)$/;
const area = /(provinc|province|departement|county|bezirk|region|gewest)/;
const wounded = /\b(gewond|wounded|injured|blesse|verwundet)\b/;
const captured = /(krijgsgevang|gevangen|captur|prisoner|prisonnier|gefangen)/;
const grave = /(begraven|begraafplaats|kerkhof|buried|cemetery|cimetiere|inhum|grab|friedhof|memorial|begrabnis)/;

/** What a heading says, the more particular first. */
const words: readonly (readonly [id: TargetId, says: (heading: string) => boolean])[] = [
  ['born_country', (text) => born.test(text) && country.test(text)],
  ['died_country', (text) => died.test(text) && country.test(text)],
  ['born_area', (text) => born.test(text) && area.test(text)],
  ['died_area', (text) => died.test(text) && area.test(text)],
  ['grave_reference', (text) => grave.test(text) && /(nr|nummer|ref|plot|perceel|rij)/.test(text)],
  ['grave_place', (text) => grave.test(text) && /(gemeente|town|commune|\bort\b)/.test(text)],
  ['grave', (text) => grave.test(text)],
  ['injured_place', (text) => wounded.test(text) && place.test(text)],
  ['injured', (text) => wounded.test(text)],
  ['captured_place', (text) => captured.test(text) && place.test(text)],
  ['captured', (text) => captured.test(text)],
  [
    'death_reason',
    (text) => /(doodsoorzaak|cause)/.test(text) || (died.test(text) && /(oorzaak|reason|ursache)/.test(text)),
  ],
  ['died_age', (text) => /\b(leeftijd|age|alter)\b/.test(text)],
  ['born_place', (text) => born.test(text) && place.test(text)],
  ['died_place', (text) => died.test(text) && place.test(text)],
  ['born', (text) => born.test(text)],
  ['died', (text) => died.test(text)],
  ['service_number', (text) => /(stamn|stamboek|matricule|service n|regimental n|dienstnummer|stammrolle)/.test(text)],
  ['rank', (text) => /\b(graad|rang|rank|grade|dienstgrad)\b/.test(text)],
  ['subunit', (text) => /\b(compagnie|company|komp\w*|batterij|battery|squadron|eskadron)\b/.test(text)],
  ['regiment', (text) => /(regiment|\brgt\b|\beenheid\b|korps|\bcorps\b)/.test(text)],
  ['unit', (text) => /(bataljon|battalion|bataillon|\bunit\b|einheit|unite)/.test(text)],
  ['army', (text) => /\b(leger|army|armee|heer)\b/.test(text)],
  ['alternative_familynames', (text) => /(alias|andere na|other name|autre nom|schrijfwijze)/.test(text)],
  ['surname', (text) => /(voorna|first ?name|given|forename|prenom|vorname|christian name)/.test(text)],
  ['fullname', (text) => /(naam en voorn|full ?name|nom et prenom|volledige naam)/.test(text)],
  [
    'familyname',
    (text) => /(familiena|achterna|family ?name|last ?name|surname|nom de famille|nachname|familienname)/.test(text),
  ],
  ['familyname', (text) => /^(naam|name|nom|namen)$/.test(text)],
  ['initials', (text) => /(initial|voorletter)/.test(text)],
  ['gender', (text) => /\b(geslacht|gender|sex|sexe|geschlecht|m\/v)\b/.test(text)],
  ['nationality', (text) => /(nationalit|nationaliteit|staatsangeh)/.test(text)],
  ['victim_type', (text) => /(slachtoffer|victim|opfer|militair.*burger)/.test(text)],
  ['profession', (text) => /\b(beroep|profession|occupation|beruf|metier)\b/.test(text)],
  ['home', (text) => /(woonplaats|adres|address|residence|domicile|wohnort|wonend)/.test(text)],
  ['partner', (text) => /(gehuwd|echtgeno|married|spouse|epou|verheiratet|partner)/.test(text)],
  ['decoration', (text) => /(decorati|ereteken|medal|orden|auszeichnung|award)/.test(text)],
  ['remarks', (text) => /(opmerking|remark|comment|bemerkung|observation|nota|notes?\b|bijzonder)/.test(text)],
  ['key', (text) => /^(nr|no|n|num|nummer|number|numero|id|volgnr|volgnummer|lfd nr|index|ref)$/.test(text)],
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();

/** Share of the texts of a column, counted as often as they stand there, of which something holds. */
function shareOf({ values }: ListColumn, holds: (text: string) => boolean): number {
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const fitting = values.reduce((sum, { text, count }) => sum + (holds(text) ? count : 0), 0);
  return all === 0 ? 0 : fitting / all;
}

const isDate = (text: string) => /\d{4}|\d{1,2}[./-]\d{1,2}|\?{2}/.test(text) && text.length <= 40;

/** What one column says by its heading, unless what stands in it says otherwise. */
function guessTarget(column: ListColumn, rows: number): TargetId | null {
  const heading = plain(column.name);
  const id = words.find(([, says]) => says(heading))?.[0];
  if (!id) return null;
  const dates = shareOf(column, isDate);
  if (importTargets[id].kind === 'date' && column.filled > 0 && dates < 0.5) {
    return id === 'born' ? 'born_place' : id === 'died' ? 'died_place' : null;
  }
  if (importTargets[id].kind === 'place' && dates > 0.7)
    return id === 'born_place' ? 'born' : id === 'died_place' ? 'died' : null;
  if (id === 'familyname' && shareOf(column, (text) => /^[^,]+, *\p{L}/u.test(text)) > 0.6) return 'fullname';
  // A number that is not of each row does not name the rows.
  if (id === 'key' && (column.blank > 0 || (column.distinct !== null && column.distinct < rows))) return null;
  return id;
}

/** A list that writes the month first has days beyond the twelfth in the second place, and none in the first. */
function guessOrder(columns: readonly ListColumn[]): DateOrder {
  const digits = columns.flatMap(({ values }) =>
    values.flatMap(({ text }) => {
      const [, first = '', second = ''] = /^(\d{1,4})[./-](\d{1,2})[./-]\d{1,4}$/.exec(text) ?? [];
      return first === '' ? [] : [[first, Number(first), Number(second)] as const];
    }),
  );
  if (digits.length > 0 && digits.every(([first]) => first.length === 4)) return 'ymd';
  const isDayFirst = digits.some(([, first]) => first > 12);
  return !isDayFirst && digits.some(([, , second]) => second > 12) ? 'mdy' : 'dmy';
}

/** A short name of a list, from the name of its file. */
export const sourceOf = (fileName: string): string =>
  plain(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'list';

/** What the columns of a list probably say, from their headings and from what stands in them; somebody looks at it next. */
export function guessPlan(fileName: string, content: ListContent, language: Language): ImportPlan {
  const columns: Record<string, TargetId> = {};
  const taken = new Set<TargetId>();
  for (const column of content.columns) {
    const id = guessTarget(column, content.rows);
    if (!id || taken.has(id)) continue;
    columns[column.name] = id;
    taken.add(id);
  }
  const dates = content.columns.filter(({ name }) => columns[name] && importTargets[columns[name]].kind === 'date');
  const choices = content.columns.flatMap((column) => {
    const id = columns[column.name];
    return id && isChoiceTarget(id) ? [[id, guessValues(id, column)] as const] : [];
  });
  const isMilitary = (['regiment', 'rank', 'service_number', 'unit'] as const).some((id) => taken.has(id));
  return {
    ...{ source: sourceOf(fileName), title: fileName.replace(/\.[^.]*$/, ''), language, columns },
    ...{ dateOrder: guessOrder(dates), victimType: isMilitary ? 'military' : 'unknown', country: '', army: '' },
    ...{ values: Object.fromEntries(choices), units: {} },
  };
}
