/** The ways in which a text is looked for when it finds nobody as typed, in the order they are tried (beyond.md 14). */
export const fallbackSteps = ['typed', 'folded', 'given', 'typo', 'sound', 'familyname', 'initials'] as const;
export type FallbackStep = (typeof fallbackSteps)[number];
