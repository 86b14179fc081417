import type { imports } from '@salient/shared/areas/imports/texts/imports.nl.ts';
import type { memorials } from '@salient/shared/areas/memorials/texts/memorials.nl.ts';
import type { places } from '@salient/shared/areas/places/texts/places.nl.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** A word of a choice in the reader's language, by the column that says it or the field that holds it. */
export function choiceText(field: string, value: string, t: Translate): string {
  if (field === 'place_type') return t(`places.types.${value as keyof (typeof places)['types']}`);
  if (field === 'memorial_type') return t(`memorials.types.${value as keyof (typeof memorials)['types']}`);
  if (field === 'cemetery_kind') return t(`memorials.cemeteryKinds.${value as 'military'}`);
  const key = `imports.choices.${value as keyof (typeof imports)['choices']}` as const;
  return t(key) === key ? value : t(key);
}
