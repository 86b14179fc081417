import { armyKey } from './armyNames.ts';
import { regimentInFull } from './regimentLetters.ts';
import { writtenUnitName } from './writtenUnitName.ts';

/** Where somebody served, as an event or a military entity names it. */
export interface ServedUnit {
  readonly army: string;
  readonly regiment: string;
  readonly unit: string;
  readonly unit_nr: string;
}

const noOther = { division: '', brigade: '', corps: '' } as const;

/**
 * Where somebody served as one phrase to be read, without the army: `2nd Battalion, Royal Scots`. Abbreviations are
 * written out in the language of their army; blank when nothing is known.
 */
export function unitInWords({ army, regiment, unit, unit_nr }: ServedUnit): string {
  const name = regimentInFull(regiment, army);
  if (unit === '' && unit_nr === '') return name;
  const number = unit_nr.replace(/^\d+$/, (digits) => (isEnglishBattalion(unit, army) ? ordinal(digits) : digits));
  return writtenUnitName({ ...noOther, type: 'unit', army, regiment: name, unit, unit_nr: number });
}

const notEnglish = new Set(['A.F.', 'A.B.L.', 'D.K.H.', 'C.E.P.', 'E.I.', 'R.I.A.'].map(armyKey));

/** Battalions of English-speaking armies are said by an ordinal; companies and batteries by their plain number. */
const isEnglishBattalion = (unit: string, army: string) =>
  /^(battalion|batt?n?\.?|bt?n\.?)$/i.test(unit) && !notEnglish.has(armyKey(army));

const suffixes = { one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th', zero: 'th' } as const;
const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (digits: string) => `${digits}${suffixes[rules.select(Number(digits))]}`;
