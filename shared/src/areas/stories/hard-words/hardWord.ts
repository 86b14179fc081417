/** The words that the children's version explains, by what they mean. */
export const hardWordIds = [
  'armistice',
  'barbed_wire',
  'bombardment',
  'bunker',
  'cemetery',
  'colony',
  'death_penalty',
  'deported',
  'enemy',
  'explosives',
  'fallen',
  'field_hospital',
  'front',
  'gas',
  'memorial',
  'mine',
  'missing',
  'occupation',
  'officer',
  'prisoner_of_war',
  'refugee',
  'shell',
  'sluice',
  'trench',
  'unknown_soldier',
  'volunteer',
] as const;
export type HardWordId = (typeof hardWordIds)[number];

export interface HardWord {
  /** As it stands in texts: inflected forms and plurals are words of their own. The first names the word. */
  readonly forms: readonly [string, ...string[]];
  /** In at most 15 words that a child of eight knows. */
  readonly means: string;
}

export type HardWords = Readonly<Record<HardWordId, HardWord>>;
