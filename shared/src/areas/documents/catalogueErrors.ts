import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { serviceFailures } from '../../lib/contract/serviceFailures.ts';

/** What may be wrong when a collection or a document is taken from the archive catalogue (CATALOGUE-06). */
export const catalogueErrors = defineErrors({
  /** The catalogue has no record of this code. As text: a number would lose its last zero (CATALOGUE-07). */
  catalogueCodeNotFound: { code: '404.10' },
  /** The record was there when it was looked up, and is not there any more (CATALOGUE-10). */
  catalogueRecordNotFound: { code: 2601 },
  /**
   * The catalogue gave no usable answer; nothing was changed, and the same call may succeed later. With `retryAfterSeconds`
   * it failed several times in a row and is not asked meanwhile, unless a call says `asksAnyway`; the reason is then the last one.
   */
  catalogueFailed: {
    code: 2602,
    data: z.object({ reason: z.enum(serviceFailures), retryAfterSeconds: z.int().optional() }),
  },
  /** No catalogue is set for this museum. */
  catalogueOff: { code: 2603 },
  /** More is part of the record, or it lies in more levels, than is taken over at once. Nothing was changed. */
  catalogueTooLarge: { code: 2604, data: z.object({ parts: z.int(), levels: z.int() }) },
});
