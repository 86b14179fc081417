import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { placeErrors } from './placeErrors.ts';
import { lookupAnswerSchema, lookupByLanguageSchema } from './placeLookup.ts';

const asked = {
  /** Nothing is found for a blank one. */
  name: z.string().max(200),
  /** ISO 3166 code of the country to look in; everywhere when it is absent or blank. */
  country: z.string().max(2).default(''),
};
const language = z.enum(languages).default('nl');

export const googleMapsAPI = defineMethod({
  name: 'googleMapsAPI',
  kind: 'query',
  access: 'editor',
  description: 'Looks a name up at the maps service, in one language; at the built-in gazetteer where none is set.',
  params: z.strictObject({ ...asked, language }),
  result: lookupAnswerSchema,
  errors: [placeErrors.lookupFailed],
});

export const googleMapsAPIMulti = defineMethod({
  name: 'googleMapsAPIMulti',
  kind: 'query',
  access: 'editor',
  description: 'Looks a name up at the maps service in each of the four languages, or in the one that is given.',
  params: z.strictObject({ ...asked, language: z.enum([...languages, 'all']).default('all') }),
  result: lookupByLanguageSchema,
  errors: [placeErrors.lookupFailed],
});

export const geonamesAPI = defineMethod({
  name: 'geonamesAPI',
  kind: 'query',
  access: 'editor',
  description: 'Looks a name up at the gazetteer service, in one language; at the built-in one where none is set.',
  params: z.strictObject({ ...asked, language }),
  result: lookupAnswerSchema,
  errors: [placeErrors.lookupFailed],
});
