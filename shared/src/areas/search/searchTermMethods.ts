import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { searchTermKinds } from './conditionKinds.ts';

export const searchTermSchema = z.strictObject({
  kind: z.enum(searchTermKinds),
  /** The name in the language asked for. */
  label: z.string(),
  /** What is typed before it and stays a name; empty when nothing is. */
  name: z.string(),
  /** Persons of whom it holds, among those of that name where one is typed. */
  total: z.int().positive(),
});
export type SearchTerm = z.infer<typeof searchTermSchema>;

export const findSearchTerms = defineMethod({
  name: 'findSearchTerms',
  kind: 'query',
  access: 'guest',
  description:
    'Suggests places, units and memorials whose names begin with what is typed last, with the numbers of their people: at most two of each. A search with the text `name label` and `must: [label]` finds them.',
  params: z.strictObject({
    /** As typed in the one search box. */
    text: z.string().max(300),
    language: z.enum(languages).default('nl'),
  }),
  result: z.array(searchTermSchema),
});
