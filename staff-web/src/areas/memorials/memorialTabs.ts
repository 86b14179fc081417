/** The parts of the pages of a memorial (MEMORIAL-03, MEMORIAL-05). */
export const memorialTabs = ['memorial', 'documents'] as const;
