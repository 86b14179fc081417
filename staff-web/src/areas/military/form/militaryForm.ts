import { checkMilitaryEntity, emptyMilitaryNames } from '@salient/shared/areas/military/checkMilitaryEntity.ts';
import type { MilitaryHistoryDraft } from '@salient/shared/areas/military/checkMilitaryHistory.ts';
import type { MilitaryEntity } from '@salient/shared/areas/military/militaryEntity.ts';
import { namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import type { MilitaryEntityInput, WholeMilitaryEntity } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';

/** An event of a history in the form; one that is not saved has no id. */
export type EditedHistory = MilitaryHistoryDraft & { readonly id?: string };

/** What is typed for a military entity; names of another type are kept until it is saved. */
export interface MilitaryForm extends Omit<MilitaryEntity, 'id' | 'version'> {
  readonly history: readonly EditedHistory[];
}

/** A stored entity as its form edits it. */
export interface EditedMilitary extends MilitaryForm {
  readonly id: string;
  readonly version: number;
  readonly record: WholeMilitaryEntity;
}

export const emptyForm: MilitaryForm = { ...emptyMilitaryNames, history: [] };

export const editedMilitary = (record: WholeMilitaryEntity): EditedMilitary => {
  const { history, ...names } = record;
  return { ...names, history: history.map(({ entity: _entity, place: _place, ...event }) => event), record };
};

/** The same entity with the values that somebody else saved meanwhile; the trail gives each event a title. */
export function withSaved({ record }: EditedMilitary, current: Readonly<Record<string, unknown>>): EditedMilitary {
  const { history, ...names } = current as Partial<WholeMilitaryEntity>;
  const events = history?.map((event) => {
    const { title: _title, ...kept } = event as typeof event & { readonly title?: string };
    return kept;
  });
  return editedMilitary({ ...record, ...names, history: events ?? record.history });
}

/** The form as calls carry it: the fields of its type alone (MILITARY-15, MILITARY-16). */
export const inputOf = ({ history, ...form }: MilitaryForm): MilitaryEntityInput => ({
  type: form.type,
  army: form.army,
  ...Object.fromEntries(namingFields[form.type].map((field) => [field, form[field]])),
  history: [...history],
});

/** The area's own rules, which the server applies too; whether the name is taken is its to say. */
export const checkForm = (form: MilitaryForm, stored: EditedMilitary | undefined): FieldErrors =>
  checkMilitaryEntity(inputOf(form), stored?.record).errors.errors;

/** Everything about an event of the history stands with the events. */
export const fieldOfError = (key: string): string => (key.startsWith('history') ? 'history' : key);
