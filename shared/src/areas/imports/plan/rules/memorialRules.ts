import { countryOf, fieldsOf, type Json, type RuleParts } from './columnTexts.ts';

/** Rules of a list of memorials, each at its place. */
export function memorialRules(parts: RuleParts): Json {
  const place = fieldsOf('memorial_place', parts);
  return {
    memorial: {
      name: '',
      ...fieldsOf('memorial', parts),
      ...(place.name === undefined ? {} : { place: { ...countryOf(parts.plan), ...place, create: true } }),
    },
  };
}
