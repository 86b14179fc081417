/** The boxes of a day. */
export const dateFields = { day: 'Dag', month: 'Maand', year: 'Jaar', hour: 'Uur' } as const;
