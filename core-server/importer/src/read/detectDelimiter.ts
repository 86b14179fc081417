const candidates = [',', ';', '\t', '|', '¦', '^', '~'];

/**
 * The character that parts the columns: the one that stands most evenly in the first lines, quoted parts left out.
 *
 * @returns a comma when none does: the list has one column.
 */
export function detectDelimiter(sample: string, quote: string | false): string {
  let best = ',';
  let highest = 0;
  for (const delimiter of candidates) {
    const counts = countPerRecord(sample, delimiter, quote);
    const usual = mostFrequent(counts.filter((count) => count > 0));
    if (!usual) continue;
    const evenness = usual.times / counts.length;
    const score = evenness * evenness * Math.log2(usual.count + 1);
    if (score > highest) {
      highest = score;
      best = delimiter;
    }
  }
  return best;
}

function countPerRecord(sample: string, delimiter: string, quote: string | false): number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  let isBlank = true;
  let atStart = true;
  for (let index = 0; index < sample.length && counts.length < 200; index++) {
    const character = sample[index] as string;
    if (isQuoted) {
      if (character === quote && sample[index + 1] === quote) index++;
      else if (character === quote) isQuoted = false;
      continue;
    }
    if (character === '\n' || character === '\r') {
      if (!isBlank) counts.push(count);
      count = 0;
      isBlank = true;
      atStart = true;
      continue;
    }
    isBlank = false;
    if (character === quote && atStart) isQuoted = true;
    atStart = character === delimiter;
    if (atStart) count++;
  }
  // The last line may be cut by the end of the sample; it counts only where it is all there is.
  if (counts.length === 0 && !isBlank) counts.push(count);
  return counts;
}

function mostFrequent(counts: readonly number[]): { readonly count: number; readonly times: number } | null {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  let best: { count: number; times: number } | null = null;
  for (const [count, number] of times) if (!best || number > best.times) best = { count, times: number };
  return best;
}
