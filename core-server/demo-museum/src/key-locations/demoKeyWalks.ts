import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';

/** A theme walk of the demo museum; keys by their numbers. */
export interface DemoKeyWalk {
  readonly titles: LanguageTexts;
  readonly numbers: readonly number[];
  readonly length_km: number;
  readonly minutes: number;
  readonly for_children: boolean;
}

/** Two walks within the town, measured along its streets; the key on the canal lies on neither. */
export const demoKeyWalks: readonly DemoKeyWalk[] = [
  {
    titles: {
      nl: 'De herbouwde stad',
      en: 'The rebuilt town',
      fr: 'La ville reconstruite',
      de: 'Die wiederaufgebaute Stadt',
    },
    numbers: [1, 2, 3],
    length_km: 0.6,
    minutes: 10,
    for_children: true,
  },
  {
    titles: { nl: 'Namen en graven', en: 'Names and graves', fr: 'Noms et tombes', de: 'Namen und Gräber' },
    numbers: [7, 3, 4, 5],
    length_km: 2.6,
    minutes: 35,
    for_children: false,
  },
];
