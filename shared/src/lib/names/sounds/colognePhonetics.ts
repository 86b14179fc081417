const digits: Readonly<Record<string, string>> = {
  ...{ a: '0', e: '0', i: '0', j: '0', o: '0', u: '0', y: '0' },
  ...{ b: '1', p: '1', d: '2', t: '2', f: '3', v: '3', w: '3', g: '4', k: '4', q: '4' },
  ...{ l: '5', m: '6', n: '6', r: '7', s: '8', z: '8' },
};

const isOneOf = (letters: string, letter: string): boolean => letter !== '' && letters.includes(letter);

/** What the letter at `at` adds; the h and letters outside a to z add nothing. */
function digitsAt(word: string, at: number): string {
  const letter = word.charAt(at);
  const before = word.charAt(at - 1);
  const after = word.charAt(at + 1);
  switch (letter) {
    case 'c':
      if (at === 0) return isOneOf('ahkloqrux', after) ? '4' : '8';
      return isOneOf('ahkoqux', after) && !isOneOf('sz', before) ? '4' : '8';
    case 'd':
    case 't':
      return isOneOf('csz', after) ? '8' : '2';
    case 'p':
      return after === 'h' ? '3' : '1';
    case 'x':
      return isOneOf('ckq', before) ? '8' : '48';
    default:
      return digits[letter] ?? '';
  }
}

/**
 * Kölner Phonetik (Postel, 1969): how a German reader says the letters a to z, as digits. Equal digits that meet are
 * written once, vowels only at the beginning. `muller` gives `657`; `meyer`, `mayr` and `maier` all give `67`.
 */
export function colognePhonetics(word: string): string {
  let code = '';
  let last = '';
  for (let at = 0; at < word.length; at++) {
    for (const digit of digitsAt(word, at)) {
      if (digit !== last && (digit !== '0' || code === '')) code += digit;
      last = digit;
    }
  }
  return code;
}
