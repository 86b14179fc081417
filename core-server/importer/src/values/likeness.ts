import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** Saints are called otherwise in every language; it is their names that are alike. */
const saints = /\b(?:st|ste|sint|saint|sainte|sankt)\b\.?/g;
const lettersOf = (name: string) =>
  normalizeText(name)
    .replace(saints, 's')
    .replace(/[^\p{L}\p{N}]/gu, '');

function pairsOf(letters: string): string[] {
  const framed = `^${letters}$`;
  return Array.from({ length: framed.length - 1 }, (_, index) => framed.slice(index, index + 2));
}

/** How alike two names look, from 0 to 1: the share of their pairs of letters that both have (Dice). */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairsOf(lettersOf(a)), pairsOf(lettersOf(b))];
  if (first.length < 2 || second.length < 2) return 0;
  const rest = [...second];
  let shared = 0;
  for (const pair of first) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared++;
  }
  return (2 * shared) / (first.length + second.length);
}
