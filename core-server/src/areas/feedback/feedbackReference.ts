import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other when they are read aloud or copied by hand. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for the sender to refer to, that tells nothing and is not guessed: `7K3Q-9D2M`. */
export function feedbackReference(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}`;
}
