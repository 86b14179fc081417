import { checkProject } from '@salient/shared/areas/projects/checkProject.ts';
import type { Project, ProjectInput } from '@salient/shared/areas/projects/project.ts';
import { projectFields } from '@salient/shared/areas/projects/projectFields.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { type DateValue, emptyTexts, meaningOf } from '../../lib/dates/dateTexts.ts';
import { emptyFormOf, type FormOf, formOf, inputOfForm } from '../../lib/fields/fieldForm.ts';

/** What is typed for a project; each of its days is one value. */
export interface ProjectForm extends FormOf<typeof projectFields> {
  readonly from: DateValue;
  readonly to: DateValue;
}

/** A stored project as its form edits it. */
export interface EditedProject extends ProjectForm {
  readonly id: string;
  readonly version: number;
  readonly record: Project;
}

const unknownDay = meaningOf(emptyTexts);

export const emptyForm: ProjectForm = { ...emptyFormOf(projectFields), from: unknownDay, to: unknownDay };

export const editedProject = (record: Project): EditedProject => ({
  ...{ id: record.id, version: record.version, record },
  ...formOf(projectFields, record),
  from: { day: record.fromDay, month: record.fromMonth, year: record.fromYear },
  to: { day: record.toDay, month: record.toMonth, year: record.toYear },
});

/** The same project with the values that somebody else saved meanwhile. */
export function withSaved({ record }: EditedProject, current: Readonly<Record<string, unknown>>): EditedProject {
  // The trail keeps an unknown part of a day as null.
  const fields = Object.entries(current).map(([field, value]) => [field, value ?? '?']);
  return editedProject({ ...record, ...Object.fromEntries(fields) });
}

/** The form as calls carry it. */
export const inputOf = ({ from, to, ...form }: ProjectForm): Omit<ProjectInput, 'id' | 'version'> => ({
  ...inputOfForm(projectFields, form),
  ...{ fromDay: from.day, fromMonth: from.month, fromYear: from.year },
  ...{ toDay: to.day, toMonth: to.month, toYear: to.year },
});

/** The form's name of a field that is refused under another key. */
export const fieldOfError = (key: string): string => ({ fromDay: 'from', toDay: 'to' })[key] ?? key;

/** The area's own rules, which the server applies too; whether the title is free is its to say. */
export const checkForm = (form: ProjectForm): FieldErrors => checkProject(inputOf(form)).errors.errors;
