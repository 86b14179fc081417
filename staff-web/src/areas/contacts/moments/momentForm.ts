import { checkContactMoment } from '@salient/shared/areas/contacts/moments/checkContactMoment.ts';
import type {
  ContactMethod,
  ContactMoment,
  ContactMomentInput,
  Contribution,
} from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { readTypedMinute } from '../../../lib/dates/readTypedMinute.ts';

/** What is typed for a contact moment (MOMENT-04). */
export interface MomentForm {
  readonly start: string;
  readonly end: string;
  readonly contactMethod: ContactMethod;
  readonly transcript: string;
  readonly contributions: readonly Contribution[];
}

/** A stored moment as its form edits it. */
export interface EditedMoment extends MomentForm {
  readonly id: string;
  readonly version: number;
  readonly record: ContactMoment;
}

export const emptyForm: MomentForm = {
  ...{ start: '', end: '', contactMethod: 'visit', transcript: '' },
  contributions: [],
};

export const editedMoment = (record: ContactMoment): EditedMoment => ({
  ...{ id: record.id, version: record.version ?? 1, record },
  start: record.start ?? '',
  end: record.end ?? '',
  contactMethod: record.contactMethod,
  transcript: record.transcript ?? '',
  contributions: record.contributions ?? [],
});

/** The same moment with the values that somebody else saved meanwhile; the trail keeps contributions by their kind. */
export function withSaved({ record }: EditedMoment, current: Readonly<Record<string, unknown>>): EditedMoment {
  const { persons, documents, ...fields } = current;
  const before = record.contributions ?? [];
  const of = (type: Contribution['type'], ids: unknown): readonly Contribution[] =>
    Array.isArray(ids)
      ? ids.map((targetId: string) => before.find((each) => each.targetId === targetId) ?? { type, targetId, name: '' })
      : before.filter((each) => each.type === type);
  const contributions =
    persons === undefined && documents === undefined
      ? before
      : [...of('person', persons), ...of('document', documents)];
  return editedMoment({ ...record, ...(fields as Partial<ContactMoment>), contributions });
}

/** The form as calls carry it; the server names the contributions itself. */
export const inputOf = ({ start, end, contributions, ...form }: MomentForm) =>
  ({
    ...form,
    type: 'contact_moment',
    start: readTypedMinute(start),
    end: readTypedMinute(end),
    contributions: contributions.map(({ type, targetId }) => ({ type, targetId })),
  }) satisfies ContactMomentInput;

/** The area's own rules, which the server applies too. */
export const checkForm = (form: MomentForm, entity: EditedMoment | undefined): FieldErrors =>
  checkContactMoment({ ...inputOf(form), contactPersonId: entity?.record.contactPersonId ?? '' }).errors.errors;
