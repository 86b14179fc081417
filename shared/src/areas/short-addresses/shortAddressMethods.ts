import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { shortAddressTargetSchema } from './shortAddressSchemas.ts';

export const openShortAddress = defineMethod({
  name: 'openShortAddress',
  kind: 'query',
  access: 'guest',
  description:
    'Answers where a short address leads, over merges; once its page was withdrawn it is gone, and stays so.',
  params: z.strictObject({ code: z.string().max(200) }),
  result: shortAddressTargetSchema,
  errors: [commonErrors.notFound, commonErrors.gone],
});
