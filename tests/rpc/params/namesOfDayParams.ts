import type { ValidParams } from './ValidParams.ts';

export const namesOfDayParams = {
  namesOfDay: async () => ({ month: 7, day: 31, lang: 'fr', limit: 5 }),
  reviewNamesOfDay: async () => ({ month: 7, day: 31, offset: 0, limit: 10 }),
} satisfies Partial<ValidParams>;
