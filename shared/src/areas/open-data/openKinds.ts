/** The kinds of records that are open data: all that guests read of the names list, and what it refers to. */
export const openKinds = ['person', 'place', 'unit', 'memorial'] as const;
export type OpenKind = (typeof openKinds)[number];
