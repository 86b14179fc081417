import { militaryName } from './militaryName.ts';
import type { UnitNames } from './unitNames.ts';

/** Kinds of units as lists shorten them, in the language of their army. */
export const fullWords: Readonly<Record<string, string>> = {
  bn: 'Battalion',
  btn: 'Battalion',
  bty: 'Battery',
  btry: 'Battery',
  coy: 'Company',
  sqn: 'Squadron',
  sqdn: 'Squadron',
  bde: 'Brigade',
  regt: 'Regiment',
  div: 'Division',
  sect: 'Section',
  inf: 'Infantry',
  cav: 'Cavalry',
  amb: 'Ambulance',
  hosp: 'Hospital',
  bataill: 'Bataillon',
  btl: 'Bataillon',
  komp: 'Kompanie',
  cie: 'Compagnie',
  esc: 'Escadron',
};

const shortened = /(?<![\p{L}.])(\p{L}+)\.?(?![\p{L}.])/gu;

/** A text with the kinds of units in it written out: `Trench Mortar Bty.` is a Trench Mortar Battery. */
export const writeOutKinds = (text: string) =>
  text.replace(shortened, (written, word: string) => fullWords[word.toLowerCase()] ?? written);

/**
 * What a military entity is called, written out: `2nd Battalion, Royal Scots` for the unit `Bn.` of number `2nd`. Names
 * stay in the language of their army.
 */
export function writtenUnitName(entity: UnitNames): string {
  if (entity.type !== 'unit') return militaryName(entity);
  const { unit, unit_nr, regiment } = entity;
  const own = [unit_nr, writeOutKinds(unit)].filter(Boolean).join(' ');
  if (regiment === '') return own;
  return unit === '' ? `${own} ${regiment}`.trim() : `${own}, ${regiment}`;
}
