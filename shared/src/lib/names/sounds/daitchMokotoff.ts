/** What a spelling is coded as at the beginning of a name, before a vowel, and elsewhere; two codes for two ways to say it. */
type Codes = readonly [start: string, beforeVowel: string, elsewhere: string];

const codes: Readonly<Record<string, Codes>> = Object.fromEntries(
  `
  a 0 - -, ai 0 1 -, aj 0 1 -, ay 0 1 -, au 0 7 -,
  e 0 - -, ei 0 1 -, ej 0 1 -, ey 0 1 -, eu 1 1 -,
  i 0 - -, ia 1 - -, ie 1 - -, io 1 - -, iu 1 - -,
  o 0 - -, oi 0 1 -, oj 0 1 -, oy 0 1 -,
  u 0 - -, ui 0 1 -, uj 0 1 -, uy 0 1 -, ue 0 1 -, y 1 - -,
  b 7 7 7, p 7 7 7, pf 7 7 7, ph 7 7 7, f 7 7 7, fb 7 7 7, v 7 7 7, w 7 7 7,
  c 5|4 5|4 5|4, ch 5|4 5|4 5|4, chs 5 54 54, ck 5|45 5|45 5|45, cz 4 4 4, cs 4 4 4, csz 4 4 4, czs 4 4 4,
  d 3 3 3, dt 3 3 3, drz 4 4 4, drs 4 4 4, ds 4 4 4, dsh 4 4 4, dsz 4 4 4, dz 4 4 4, dzh 4 4 4, dzs 4 4 4,
  g 5 5 5, h 5 5 -, j 1|4 -|4 -|4, k 5 5 5, kh 5 5 5, ks 5 54 54, q 5 5 5, x 5 54 54,
  l 8 8 8, m 6 6 6, mn 66 66 66, n 6 6 6, nm 66 66 66, r 9 9 9, rz 94|4 94|4 94|4, rs 94|4 94|4 94|4,
  s 4 4 4, sc 2 4 4, sch 4 4 4, schd 2 43 43, scht 2 43 43, schtsch 2 4 4, schtsh 2 4 4, schtch 2 4 4,
  sd 2 43 43, sh 4 4 4, shch 2 4 4, shd 2 43 43, sht 2 43 43, shtch 2 4 4, shtsh 2 4 4,
  st 2 43 43, stch 2 4 4, stsch 2 4 4, strz 2 4 4, strs 2 4 4, stsh 2 4 4,
  sz 4 4 4, szcz 2 4 4, szcs 2 4 4, szd 2 43 43, szt 2 43 43,
  t 3 3 3, tc 4 4 4, tch 4 4 4, th 3 3 3, trz 4 4 4, trs 4 4 4, ts 4 4 4, tsch 4 4 4, tsh 4 4 4, tsz 4 4 4,
  ttch 4 4 4, tts 4 4 4, ttsch 4 4 4, ttsz 4 4 4, ttz 4 4 4, tz 4 4 4, tzs 4 4 4,
  z 4 4 4, zd 2 43 43, zdz 2 4 4, zdzh 2 4 4, zh 4 4 4, zhd 2 43 43, zhdzh 2 4 4, zs 4 4 4, zsch 4 4 4, zsh 4 4 4`
    .split(',')
    .map((rule) => rule.trim().replaceAll('-', '').split(' '))
    .map(([spelling = '', start = '', beforeVowel = '', elsewhere = '']) => [
      spelling,
      [start, beforeVowel, elsewhere],
    ]),
);
const longestSpelling = Math.max(...Object.keys(codes).map((spelling) => spelling.length));
const vowels = 'aeiouy';
const codeLength = 6;

/** One way to say the name so far: its digits, and the code that came last. */
interface Branch {
  readonly digits: string;
  readonly last: string;
}

/** Adds a code; one that goes on as the last one ended is not written twice, but m and n beside each other are. */
function add({ digits, last }: Branch, code: string, isPair: boolean): Branch {
  const repeats = !isPair && last !== '' && code !== '' && last.endsWith(code);
  return { digits: repeats ? digits : digits + code, last: code };
}

/**
 * Daitch-Mokotoff Soundex (1985) of a word in the letters a to z, made for Slavic and Germanic names: each code six
 * digits, one for every way in which the spelling may be said. `moskowitz` gives `645740`, `peterson` `734600` and
 * `739460`. Other letters are left out.
 */
export function daitchMokotoff(word: string): string[] {
  const letters = word.replace(/[^a-z]/g, '');
  let branches: Branch[] = letters === '' ? [] : [{ digits: '', last: '' }];
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(longestSpelling, letters.length - at);
    while (length > 1 && !codes[letters.slice(at, at + length)]) length--;
    const spelling = letters.slice(at, at + length);
    const [start, beforeVowel, elsewhere] = codes[spelling] as Codes;
    const next = letters.charAt(at + length);
    const code = at === 0 ? start : next !== '' && vowels.includes(next) ? beforeVowel : elsewhere;
    const isPair = spelling === 'mn' || spelling === 'nm';
    branches = branches.flatMap((branch) => code.split('|').map((way) => add(branch, way, isPair)));
    at += length;
  }
  return [...new Set(branches.map(({ digits }) => digits.slice(0, codeLength).padEnd(codeLength, '0')))].sort();
}
