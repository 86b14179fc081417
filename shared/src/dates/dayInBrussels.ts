const brussels = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

/** The day of a moment where the museum is, in 8 characters: `20261121`. */
export const dayInBrussels = (moment: string): string => brussels.format(new Date(moment)).replaceAll('-', '');
