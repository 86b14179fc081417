import { randomUUID } from 'node:crypto';

const syllables = ['ba', 'de', 'fi', 'go', 'jo', 'ku', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'wo', 'zu'];

/**
 * A family name that no other test knows, like none of theirs. It has letters only: what has digits in it is looked for
 * among the service numbers, and names with a common beginning are found for one another as spelt alike.
 */
export function newName(): string {
  const name = [...randomUUID().slice(0, 6)].map((digit) => syllables[Number.parseInt(digit, 16)]).join('');
  return name[0]?.toUpperCase() + name.slice(1);
}
