const yes = new Set(['true', 'yes', 'y', '1', 'x', 'ja', 'j', 'oui', 'o', 'wahr', 'waar', 'vrai']);
const no = new Set(['false', 'no', 'n', '0', 'nee', 'neen', 'non', 'nein', 'falsch', 'onwaar', 'faux']);

/** Yes or no in four languages; undefined for anything else. */
export function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}
