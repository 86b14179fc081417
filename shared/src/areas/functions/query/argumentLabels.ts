import { countryName } from '../../../lib/i18n/countryName.ts';
import type { Texts, Translate } from '../../../lib/i18n/texts.ts';
import type { functions } from '../texts/functions.nl.ts';
import { argumentLabel, choiceLabel } from './fieldLabels.ts';
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

/** What a function was given, each value after the label of its argument; those that say nothing are left out. */
export function argumentTexts(args: Readonly<Record<string, unknown>>, { t, language }: Texts): readonly string[] {
  const wordsOf = (name: string, text: string) =>
    name === 'country' ? countryName(text, language) : labelOfChoice(name, text, t);
  return Object.entries(args)
    .filter(([, value]) => value !== null && value !== '' && value !== false)
    .map(([name, value]) => {
      const label = labelOfArgument(name, t);
      return value === true ? label : `${label}${t('common.colon')}${valueText(value, (text) => wordsOf(name, text))}`;
    });
}

/** A value of an argument as one line. */
function valueText(value: unknown, wordsOf: (text: string) => string): string {
  if (typeof value !== 'object' || value === null) return wordsOf(String(value));
  const { from = '', to = '' } = value as Readonly<Record<string, unknown>>;
  return `${String(from ?? '')}–${String(to ?? '')}`;
}
