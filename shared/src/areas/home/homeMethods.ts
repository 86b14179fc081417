import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { homeSchema, visitsSchema } from './home.ts';

export const getHome = defineMethod({
  name: 'getHome',
  kind: 'query',
  access: 'login',
  description:
    'Tells what waits for the caller, what the quality reports found last, where the caller was last, and what others changed today.',
  params: z.strictObject({
    /** What was opened on the device that asks, the newest first. */
    opened: visitsSchema.default([]),
  }),
  result: homeSchema,
});
