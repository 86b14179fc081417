import type { Services } from '../../../lib/rpc/Services.ts';
import { personsAtPlaces } from '../placeHooks.ts';

/** SQL: who names which place, as rows (place_id, person_id). */
export const personsWaiting = async ({ hooks }: Pick<Services, 'hooks'>): Promise<string> =>
  (await hooks.run(personsAtPlaces, undefined)).join(' UNION ALL ');
