import { commonPasswords } from './commonPasswords.ts';

/** Scores from which the bar turns orange and green (AUTH-14). */
export const strengthLimits = { fair: 60, strong: 80 } as const;
export type StrengthLevel = 'weak' | 'fair' | 'strong';

export const strengthLevel = (score: number): StrengthLevel =>
  score >= strengthLimits.strong ? 'strong' : score >= strengthLimits.fair ? 'fair' : 'weak';

/** Letters and digits that fingers find side by side; also read backwards. */
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
/** Letters that people write as digits or signs, so that `p@ssw0rd` is what it says. */
const spelled: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** What one character more is worth: much in the beginning, still something at the end, so that a sentence wins. */
const perCharacter = 5;
const perClass = 8;

/**
 * How hard a password is to guess, from 0 to 100 (AUTH-33): length and kinds of characters count for it; repeats, runs
 * such as `1234` or `azerty`, the person's own words and the passwords that everybody tries first count against it.
 *
 * @param ownWords account name, e-mail address and the like, which an attacker tries too.
 */
export function passwordStrength(password: string, ownWords: readonly string[] = []): number {
  const text = password.normalize('NFC');
  const lower = text.toLowerCase();
  if (lower === '') return 0;
  const plain = [...lower].map((character) => spelled[character] ?? character).join('');
  const bare = (word: string) => word.replace(/[^\p{L}]+$/u, '');
  if ([lower, plain, bare(lower), bare(plain)].some((word) => commonPasswords.has(word))) return capped(text, 15);
  const own = ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const unowned = own.reduce((rest, word) => rest.replaceAll(word, word.slice(0, 1)), lower);
  const effective = effectiveLength(unowned);
  const score = perCharacter * effective + perClass * (characterClasses(text) - 1);
  return Math.max(1, Math.min(100, Math.round(score)));
}

/** Even the commonest words get a little more for what was put behind them. */
const capped = (text: string, most: number) => Math.min(most, text.length);

/** Capitals, small letters, digits, signs and blanks, other scripts: how many kinds the password draws from. */
function characterClasses(text: string): number {
  const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /[^\p{ASCII}]/u];
  return Math.max(1, classes.filter((each) => each.test(text)).length);
}

/** Length without what adds nothing: characters that repeat or continue the one before, and words said twice. */
function effectiveLength(text: string): number {
  const characters = [...text];
  let length = 0;
  for (const [at, character] of characters.entries()) {
    const before = characters[at - 1];
    if (before === undefined) length += 1;
    else if (before === character) length += 0.2;
    else if (runs.some((run) => run.includes(before + character))) length += 0.3;
    else length += 1;
  }
  // A character that came before is easier to guess than a new one; 'abab' is no longer than 'ab' and a bit.
  const distinct = new Set(characters).size;
  return Math.min(length, distinct * 2.2);
}
