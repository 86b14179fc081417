import { isUnknown, type PartialDate } from '../../lib/dates/partialDate.ts';

/** Whether a death of the person is known of: every victim's, and that of whoever has a part of its date (EVENT-24). */
export const hasDied = ({ war_casualty }: { readonly war_casualty: boolean }, died: PartialDate) =>
  war_casualty || !isUnknown(died);
