import type { PublicProject } from '@salient/shared/areas/projects/project.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { partialDateOf } from '../../lib/dates/dateTexts.ts';

/** The days of a project in the 8-character form. */
export const projectPeriod = (project: PublicProject) => ({
  from_date: encodeDate(partialDateOf({ day: project.fromDay, month: project.fromMonth, year: project.fromYear })),
  to_date: encodeDate(partialDateOf({ day: project.toDay, month: project.toMonth, year: project.toYear })),
});
