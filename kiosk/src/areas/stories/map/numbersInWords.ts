/** Numbers of events as a map has the room to say them: `1`, `1 · 3`, `2–5`. */
export function numbersInWords(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const said = ([first, last]: (typeof runs)[number]) => {
    if (first === last) return String(first);
    return last - first > 1 ? `${first}–${last}` : `${first} · ${last}`;
  };
  return runs.map(said).join(' · ');
}
