import { decodeDate } from '../../lib/dates/partialDate.ts';

interface ListedName {
  readonly surname: string;
  readonly familyname: string;
}

/** A name as lists sort it: `McGee, William`; the documents call the first name `surname`. */
export const listName = ({ surname, familyname }: ListedName) => [familyname, surname].filter(Boolean).join(', ');

interface SpokenName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name as it is said: `William McGee`. */
export const fullName = ({ firstName, lastName }: SpokenName) => [firstName, lastName].filter(Boolean).join(' ');

/** Years of birth and death, `?` for one that is unknown; blank when both are. Dates are 8 characters. */
export function yearsOf({ bornDate, diedDate }: { readonly bornDate: string; readonly diedDate: string }): string {
  const born = decodeDate(bornDate)?.year ?? null;
  const died = decodeDate(diedDate)?.year ?? null;
  return born === null && died === null ? '' : `${born ?? '?'}–${died ?? '?'}`;
}
