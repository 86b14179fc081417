import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { startPageSchema } from './startPage.ts';

export const getStartPage = defineMethod({
  name: 'getStartPage',
  kind: 'query',
  access: 'guest',
  description:
    'Answers what visitors meet first: the story of the day, faces that change by the day, and the places, units, memorials and themes with most people.',
  params: z.strictObject({}),
  result: startPageSchema,
});
