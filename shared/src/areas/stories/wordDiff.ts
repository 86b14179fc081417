export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words with the blanks that follow them, so that the runs put together give the texts again. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
const bare = (word: string) => word.trim();

/**
 * What changed between two texts, word by word: the longest common row of words stays, the rest is removed or added. In
 * time and memory of the product of their words, which for story texts (1,000 characters) is nothing.
 */
export function wordDiff(before: string, after: string): DiffRun[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  // Length of the longest common row of a[i…] and b[j…].
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = common[i] as Uint16Array;
      row[j] =
        bare(a[i] as string) === bare(b[j] as string) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: { kind: DiffRun['kind']; text: string }[] = [];
  const put = (kind: DiffRun['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += word;
    else runs.push({ kind, text: word });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, now] = [a[i], b[j]];
    if (old !== undefined && now !== undefined && bare(old) === bare(now)) {
      put('same', now);
      i++;
      j++;
    } else if (now === undefined || (old !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      put('removed', old as string);
      i++;
    } else {
      put('added', now);
      j++;
    }
  }
  return runs;
}
