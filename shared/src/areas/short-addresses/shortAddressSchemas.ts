import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { shortAddressKinds, shortCodeLength, shortCodeSigns } from './shortAddress.ts';

// Apart from what public pages need, which check nothing.

/** A code as it is printed. */
export const shortCodeSchema = z.string().regex(new RegExp(`^[${shortCodeSigns}]{${shortCodeLength}}$`));

export const shortAddressTargetSchema = z.strictObject({
  kind: z.enum(shortAddressKinds),
  id: idSchema,
  second_id: idSchema.nullable(),
});
