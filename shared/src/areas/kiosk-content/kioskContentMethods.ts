import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { kioskContentSchema } from './kioskContent.ts';

export const getKioskContent = defineMethod({
  name: 'getKioskContent',
  kind: 'query',
  access: 'guest',
  description: 'Answers everything that a kiosk shows: its stories whole, their lives, the names of the coming days.',
  params: z.strictObject({ kiosk: kioskNumberSchema }),
  result: kioskContentSchema,
});

export const getKioskContentVersion = defineMethod({
  name: 'getKioskContentVersion',
  kind: 'query',
  access: 'guest',
  description: 'Answers the version of what a kiosk shows, to tell whether there is anything new.',
  params: z.strictObject({ kiosk: kioskNumberSchema }),
  result: z.strictObject({ version: z.string() }),
});
