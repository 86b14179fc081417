/** The parts of the edit page (KEYLOC-06). */
export const keyLocationTabs = ['keyLocation', 'stories'] as const;
export type KeyLocationTab = (typeof keyLocationTabs)[number];
