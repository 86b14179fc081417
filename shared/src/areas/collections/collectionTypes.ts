export const collectionTypes = ['box'] as const;

/** How far the description of a collection or a document is; people choose freely (COLLECTION-22). */
export const descriptionStatuses = ['todo', 'in_progress', 'done'] as const;
export type DescriptionStatus = (typeof descriptionStatuses)[number];

/** Bounds that form and server share. */
export const collectionLimits = { title: 500, description: 20_000, code: 100 } as const;
