import { languages } from '../../../../lib/i18n/languages.ts';
import { countryOf, fieldsOf, type Json, type RuleParts } from './columnTexts.ts';

/** Rules of a list of places. A name without a language is of the language of the list. */
export function placeRules(parts: RuleParts): Json {
  const { plan } = parts;
  const { name, ...fields } = fieldsOf('place', parts);
  const isOfLanguage = (field: string) => field.startsWith('name.');
  const byLanguage = languages.flatMap((language) => {
    const own = fields[`name.${language}`];
    return own === undefined ? [] : [[language, own] as const];
  });
  const names = { ...(name === undefined ? {} : { [plan.language]: name }), ...Object.fromEntries(byLanguage) };
  return {
    place: {
      name: byLanguage.length === 0 ? (name ?? '') : names,
      ...countryOf(plan),
      ...Object.fromEntries(Object.entries(fields).filter(([field]) => !isOfLanguage(field))),
    },
  };
}
