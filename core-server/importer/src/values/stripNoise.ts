/** Leader dots and what machines read in their place: `Canada...`, `England..,`, `Private. . ..`, `Nil.;;.......`. */
const trailingNoise = /[\s.,;:_~^*•■|!'"‘’“”\-—–=<>]+$/u;
const leadingNoise = /^[\s.,;:_~^*•■|!'"‘’“”\-—–=<>\])}]+/u;
const leaders = /\s*(?:[.,;:_•·…—–-]\s*){2,}[.,;:_•·…—–\s-]*$/u;

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

/** Brackets that open or close alone at either end are specks of the print. */
function withoutLoneBrackets(text: string): string {
  let result = text;
  for (const [open, close] of pairs) {
    const opened = result.split(open).length;
    const closed = result.split(close).length;
    if (opened > closed && result.startsWith(open)) result = result.slice(1);
    if (opened > closed && result.endsWith(open)) result = result.slice(0, -1);
    if (closed > opened && result.endsWith(close)) result = result.slice(0, -1);
    if (closed > opened && result.startsWith(close)) result = result.slice(1);
  }
  return result;
}

/** Takes punctuation and other noise of printed lists off both ends: `Canada...` and `. [Canada.,` give Canada. */
export function stripNoise(text: string): string {
  let result = text;
  for (let before = ''; before !== result; ) {
    before = result;
    result = withoutLoneBrackets(result.replace(leadingNoise, '').replace(trailingNoise, '')).trim();
  }
  return result;
}

/** Takes leader dots off the end and leaves the single dot of an abbreviation: `Captain. . ..` Captain, `Inft.` stays. */
export function stripLeaders(text: string): string {
  return withoutLoneBrackets(
    text
      .replace(/^[\s.,;:_•·|]+/u, '')
      .replace(leaders, '')
      .replace(/[,;:]+$/u, ''),
  ).trim();
}
