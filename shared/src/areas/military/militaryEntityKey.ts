import { normalizeText } from '../../lib/names/normalizeText.ts';
import { type MilitaryEntityType, namingFields } from './militaryEntityTypes.ts';

type MilitaryNames = Readonly<
  Partial<Record<'army' | 'division' | 'brigade' | 'regiment' | 'corps' | 'unit' | 'unit_nr', string>>
>;

/** What makes an entity unique: type, army and the naming fields of its type, any case (MILITARY-24). */
export function militaryEntityKey(type: MilitaryEntityType, names: MilitaryNames): string {
  const parts = [names.army, ...namingFields[type].map((field) => names[field])];
  return [type, ...parts.map((part) => normalizeText(part ?? '').replaceAll('|', ' '))].join('|');
}
