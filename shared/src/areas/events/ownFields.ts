import type { ChoiceField, ChoiceName, StoredValue } from '../../lib/fields/fields.ts';
import type { TextKey } from '../../lib/i18n/texts.ts';
import { commonFields, commonImported, eventTable, type OwnField } from './eventTable.ts';
import { type EventType, eventSpecs, eventTypes } from './eventTypes.ts';

type FieldsOfOneType = (typeof eventTable)[EventType]['fields'];
type KeyOfAny<Union> = Union extends Union ? keyof Union : never;

/** The name of a field that belongs to some type. */
export type OwnName = KeyOfAny<FieldsOfOneType>;

/** The fields of all types together, by name. */
export type OwnFields = {
  readonly [Name in OwnName]: Extract<FieldsOfOneType, Readonly<Record<Name, OwnField>>>[Name];
};

/** The fields of all types together, as they are columns of one table. */
export const ownFields = Object.assign({}, ...eventTypes.map((type) => eventSpecs[type].fields)) as OwnFields;

/** The columns of all types that only imports write, by name, with their labels. */
export const importedLabels = { ...commonImported, ...eventTable.cwxrm.imported } satisfies Record<string, TextKey>;
export type ImportedName = keyof typeof importedLabels;

/** What is stored of the fields of all types: a choice of another type is null, a text of another type blank. */
export type OwnValues = {
  [Name in OwnName]: OwnFields[Name] extends ChoiceField
    ? StoredValue<OwnFields[Name]> | null
    : StoredValue<OwnFields[Name]>;
};

/** The fields of all types that are words: texts and choices. */
export const wordNames = (Object.keys(ownFields) as OwnName[]).filter((name) => ownFields[name].kind !== 'reference');

const { place_id, topo, description } = commonFields;
const typedFields: Readonly<Record<string, OwnField>> = { place_id, topo, description, ...ownFields };

/** What is said of a field that is typed or chosen; nothing of dates and of what only imports write. */
export const eventField = (name: string): OwnField | undefined =>
  Object.hasOwn(typedFields, name) ? typedFields[name] : undefined;

/** A field that says which kind of its type an event is. */
export type KindName = ChoiceName<OwnFields>;
export const kindNames = eventTypes.flatMap((type) => kindField(type)?.[0] ?? []);

/** The choice that says which kind of its type an event is; none where the type has no kinds. */
export function kindField(type: EventType): readonly [name: KindName, field: ChoiceField] | undefined {
  for (const [name, field] of Object.entries(eventSpecs[type].fields)) {
    if (field.kind === 'choice') return [name as KindName, field];
  }
  return undefined;
}
