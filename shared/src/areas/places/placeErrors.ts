import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';

/** The services by which places and addresses are looked up. */
export const lookupServices = ['maps', 'gazetteer'] as const;
export type LookupService = (typeof lookupServices)[number];

/** Why a look-up got no usable answer: nobody there, too slow, refused (a key, a quota), or nothing that can be read. */
export const lookupFailures = ['unreachable', 'timeout', 'refused', 'unreadable'] as const;
export type LookupFailure = (typeof lookupFailures)[number];

/** A service that gave no usable answer, and why. */
export const failedLookupSchema = z.object({ service: z.enum(lookupServices), reason: z.enum(lookupFailures) });

export const placeErrors = defineErrors({
  /** The service of a look-up failed; nothing was changed, and the same call may succeed later. */
  lookupFailed: { code: 2021, data: failedLookupSchema },
  /** One of two places that are merged lies in the other, or would lie in itself after the merge. */
  placeMergeMakesCircle: { code: 2022 },
});
