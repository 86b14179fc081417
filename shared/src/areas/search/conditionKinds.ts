/** What of a person a part of the typed text can be about, beside the name. */
export const conditionKinds = ['place', 'country', 'army', 'unit', 'rank', 'memorial', 'profession', 'date'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/**
 * Those that are found by their very words. Words that mean several of these are taken for the first, and a single word may
 * be somebody's name as well.
 */
export const phraseKinds = ['country', 'army', 'place', 'profession'] as const satisfies readonly ConditionKind[];
export type PhraseKind = (typeof phraseKinds)[number];

/** Those that are suggested while somebody types, apart from persons. */
export const searchTermKinds = ['place', 'unit', 'memorial'] as const satisfies readonly ConditionKind[];
export type SearchTermKind = (typeof searchTermKinds)[number];
