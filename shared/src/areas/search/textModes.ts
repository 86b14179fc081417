/** How a text filter compares (ADVSEARCH-22 to 24). Case and accents never count. */
export const textModes = ['contains', 'head', 'tail', 'complete', 'not_equal', 'empty', 'selected'] as const;
export type TextMode = (typeof textModes)[number];
