import { decodeDate } from '@salient/shared/dates/partialDate.ts';
import type { PublicPerson } from '@salient/shared/persons/publicPerson.ts';

/** The permanent path of a person, the documents' own form (ROUTE-49). */
export const personPath = (id: string) => `/person/_id=${id}`;

/** Years of birth and death, `?` for one that is unknown; blank when both are. */
export function yearsOf({ bornDate, diedDate }: Pick<PublicPerson, 'bornDate' | 'diedDate'>): string {
  const born = decodeDate(bornDate)?.year ?? null;
  const died = decodeDate(diedDate)?.year ?? null;
  return born === null && died === null ? '' : `${born ?? '?'}–${died ?? '?'}`;
}
