import { FieldErrorList } from '../../lib/contract/validation.ts';
import { isBefore, type PartialDate, parseDateParts, unknownDate } from '../../lib/dates/partialDate.ts';
import { emptyDraft } from '../../lib/fields/fields.ts';
import { readFields } from '../../lib/fields/readFields.ts';
import type { ProjectInput } from './project.ts';
import { type ProjectDay, type ProjectDraft, projectFields } from './projectFields.ts';

export interface CheckedProject {
  readonly draft: ProjectDraft;
  readonly errors: FieldErrorList;
}

/** A new project before anything is typed. */
export const emptyProject: Readonly<ProjectDraft> = {
  ...emptyDraft(projectFields),
  ...{ fromDay: null, fromMonth: null, fromYear: null },
  ...{ toDay: null, toMonth: null, toYear: null },
};

/**
 * Checks what is given for a project and answers it in stored form (PROJECT-11). What is wrong with a day stands at its
 * `fromDay` or `toDay` (PROJECT-05). Whether the title is another project's is checked where the database is at hand.
 *
 * @param base the stored project for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkProject(input: ProjectInput, base: Readonly<ProjectDraft> = emptyProject): CheckedProject {
  const errors = new FieldErrorList();
  const [from, to] = [readDay('from', input, base, errors), readDay('to', input, base, errors)];
  if (isBefore(to, from)) errors.add('toDay', 'INVALID_DATE_ORDER');
  const draft = {
    ...readFields(projectFields, input, base, errors),
    ...{ fromDay: from.day, fromMonth: from.month, fromYear: from.year },
    ...{ toDay: to.day, toMonth: to.month, toYear: to.year },
  };
  return { draft, errors };
}

function readDay(
  day: ProjectDay,
  input: ProjectInput,
  base: Readonly<ProjectDraft>,
  errors: FieldErrorList,
): PartialDate {
  const given = (part: 'Day' | 'Month' | 'Year') => {
    const value = input[`${day}${part}`];
    return value === undefined ? base[`${day}${part}`] : value;
  };
  const date = parseDateParts(given('Day'), given('Month'), given('Year'));
  if (!date) errors.add(`${day}Day`, 'INVALID_FORMAT');
  return date ?? unknownDate;
}
