/** The boxes of a day. */
export const dateFields = { day: 'Dag', month: 'Maand', year: 'Jaar' } as const;
