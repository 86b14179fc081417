import { FieldErrorList } from '../../lib/contract/validation.ts';
import { cleanLine } from '../../lib/schemas/cleanText.ts';

/** Where an address is looked for: in the town of the memorial's place, in its country, or anywhere (MEMORIAL-25, MEMORIAL-26). */
export const addressScopes = ['locality', 'country', 'everywhere'] as const;
export type AddressScope = (typeof addressScopes)[number];

/** An address of fewer characters is not looked up (MEMORIAL-24, MEMORIAL-26). */
const shortestAddress = 3;

export interface AddressQuestion {
  readonly address: string;
  readonly place_id: string | null;
}

/** Why an address is not looked up: it is too short, or no place is chosen yet (MEMORIAL-24). */
export function checkAddressQuestion({ address, place_id }: AddressQuestion): FieldErrorList {
  const errors = new FieldErrorList();
  if (cleanLine(address).length < shortestAddress) errors.add('address', 'INVALID_LENGTH');
  else if (place_id === null) errors.add('place_id', 'DATA_REQUIRED');
  return errors;
}
