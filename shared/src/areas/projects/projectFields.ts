import { choice, type DraftOf, line, text } from '../../lib/fields/fields.ts';

export const projectTypes = ['temporary_exhibition'] as const;

/** Bounds that form and server share. */
export const projectLimits = { title: 200, description: 20_000 } as const;

/** The fields of a project besides its two days, whose names are the documents' own (`fromDay`, PROJECT-04). */
export const projectFields = {
  title: line({
    section: 'project',
    label: 'projectRecord.fields.title',
    longest: projectLimits.title,
    required: true,
  }),
  type: choice(projectTypes, {
    section: 'project',
    label: 'projectRecord.fields.type',
    choices: 'projectRecord.types',
    empty: 'temporary_exhibition',
    unsaid: [],
  }),
  description: text({
    section: 'description',
    label: 'history.fields.description',
    longest: projectLimits.description,
  }),
};

/** The two days of a project. */
export const projectDays = ['from', 'to'] as const;
export type ProjectDay = (typeof projectDays)[number];

/** The fields that hold a day of a project: `fromDay`, `fromMonth` and `fromYear`. */
export type ProjectDayField = `${ProjectDay}${'Day' | 'Month' | 'Year'}`;

/** A project as it is stored; parts of its days are numbers, or null where they are unknown. */
export type ProjectDraft = DraftOf<typeof projectFields> & { [Field in ProjectDayField]: number | null };
