/** The steps of the zero-result ladder, in the order they are tried (beyond.md 14). */
export const ladderSteps = ['typed', 'folded', 'given', 'typo', 'sound', 'familyname', 'initials'] as const;
export type LadderStep = (typeof ladderSteps)[number];
