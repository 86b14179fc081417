import { FieldErrorList } from '../../lib/contract/validation.ts';
import { cleanLine, isOneOf } from '../../lib/schemas/cleanText.ts';
import {
  type MilitaryEntity,
  type MilitaryNameField,
  type MilitaryNamesInput,
  militaryNameLimits,
} from './militaryEntity.ts';
import { armies, type MilitaryEntityType, namingFields, offeredTypes } from './militaryEntityTypes.ts';

/** The names of an entity as they are stored. */
export type MilitaryNames = Omit<MilitaryEntity, 'id' | 'version'>;

/** A new entity before anything is typed. */
export const emptyMilitaryNames = {
  type: 'regiment',
  ...{ army: '', division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' },
} as const satisfies MilitaryNames;

const nameFields = Object.keys(militaryNameLimits) as MilitaryNameField[];

/** The field at which it is said that an entity has no name, or another one's. */
export const mainNameField = (type: MilitaryEntityType) => (type === 'others' ? 'unit' : type);

/**
 * Checks the names of an entity and answers them in stored form (MILITARY-11 to MILITARY-16). Whether another one has
 * them is checked where the database is at hand.
 *
 * @param base the stored names for an update: what stays as it is stored stays valid, as lists bring more than forms.
 * @returns null names when the type is none.
 */
export function checkMilitaryEntity(
  input: MilitaryNamesInput,
  base?: Readonly<MilitaryNames>,
): { names: MilitaryNames | null; errors: FieldErrorList } {
  const errors = new FieldErrorList();
  const type = readType(input.type, base, errors);
  if (!type) return { names: null, errors };
  const names: MilitaryNames = { ...emptyMilitaryNames, ...base, type };
  for (const field of nameFields) {
    if (input[field] === undefined) continue;
    names[field] = cleanLine(input[field] ?? '').normalize('NFC');
    if (names[field].length > militaryNameLimits[field]) errors.add(field, 'INVALID_LENGTH');
  }
  const isNew = (field: MilitaryNameField) => names[field] !== base?.[field];
  if (isNew('army')) checkArmy(names.army, errors);
  for (const field of required[type]) {
    if (names[field] === '' && isNew(field)) errors.add(field, 'DATA_REQUIRED');
  }
  const own: readonly string[] = ['army', ...namingFields[type]];
  for (const field of nameFields) {
    if (!own.includes(field) && names[field] !== '' && isNew(field)) errors.add(field, 'SHOULD_BE_EMPTY');
  }
  const isNamed = names.unit !== '' || names.unit_nr !== '';
  if (type === 'unit' && !isNamed && (isNew('unit') || isNew('unit_nr')))
    errors.add('unit', 'AT_LEAST_ONE_FIELD_NEEDED');
  return { names, errors };
}

/** A unit is named by its number or its kind, or by both. */
const required: Readonly<Record<MilitaryEntityType, readonly MilitaryNameField[]>> = {
  corps: ['corps'],
  division: ['division'],
  brigade: ['brigade'],
  regiment: ['regiment'],
  unit: ['regiment'],
  others: ['unit'],
};

/** The type is for good: what refers to an entity does so as to one of its type. */
function readType(
  given: string | undefined,
  base: Readonly<MilitaryNames> | undefined,
  errors: FieldErrorList,
): MilitaryEntityType | null {
  const type = given === undefined ? base?.type : given.toLowerCase();
  if (type === undefined) errors.add('type', 'REQUIRED');
  else if (base ? type === base.type : isOneOf(offeredTypes, type)) return type as MilitaryEntityType;
  else errors.add('type', 'INVALID_OPTION');
  return base?.type ?? null;
}

function checkArmy(army: string, errors: FieldErrorList): void {
  if (army === '') errors.add('army', 'REQUIRED');
  else if (!isOneOf(armies, army)) errors.add('army', 'INVALID_OPTION');
}
