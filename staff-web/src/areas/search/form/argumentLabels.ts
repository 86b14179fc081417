import { argumentLabel, choiceLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import type { functions } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { wordOf } from './wordOf.ts';

/** Label of an argument of any function: those of reports have their own words, the others are what they filter. */
export function labelOfArgument(name: string, t: Translate): string {
  const key = `functions.arguments.${name as keyof typeof functions.arguments}` as const;
  return t(key) === key ? argumentLabel(name, t) : t(key);
}

/** A choice of any function in words. */
export function labelOfChoice(name: string, option: string, t: Translate): string {
  const label = choiceLabel(name, option, t);
  return label === option ? (wordOf(name, option, t) ?? option) : label;
}
