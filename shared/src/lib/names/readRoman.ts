const roman = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const ones: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6, vii: 7, viii: 8, ix: 9 };

/** The number that a word in small letters writes in Roman numerals, from 1 to 39; null for any other word. */
export function readRoman(word: string): number | null {
  const [, tens = '', rest = ''] = roman.exec(word) ?? [];
  return tens.length * 10 + (ones[rest] ?? 0) || null;
}
