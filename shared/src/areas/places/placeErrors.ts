import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { serviceFailures } from '../../lib/contract/serviceFailures.ts';

/** The services by which places and addresses are looked up. */
export const lookupServices = ['maps', 'gazetteer'] as const;
export type LookupService = (typeof lookupServices)[number];

/** A service that gave no usable answer, and why. */
export const failedLookupSchema = z.object({ service: z.enum(lookupServices), reason: z.enum(serviceFailures) });

export const placeErrors = defineErrors({
  /** The service of a look-up failed; nothing was changed, and the same call may succeed later. */
  lookupFailed: { code: 2021, data: failedLookupSchema },
  /** One of two places that are merged lies in the other, or would lie in itself after the merge. */
  placeMergeMakesCircle: { code: 2022 },
});
