import { dayText } from './momentText.ts';

/** The day of a moment where the museum is, in 8 characters: `20261121`. */
export const dayInBrussels = (moment: string): string => dayText(moment).replaceAll('-', '');
