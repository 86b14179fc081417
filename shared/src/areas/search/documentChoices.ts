/** Whether documents of the archive name a person, as the search of staff asks it. */
export const documentChoices = ['with', 'without'] as const;
