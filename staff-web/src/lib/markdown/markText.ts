/** A mark that the buttons of the editor set. */
export type Mark = 'bold' | 'italic' | 'list';

/** What is to stand in the place of a part of a text, and what of it is selected afterwards. */
export interface Marked {
  /** The part that is replaced. */
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The selection afterwards, in the whole text. */
  readonly selected: readonly [from: number, to: number];
}

const signs = { bold: '**', italic: '_' } as const;

/** Sets a mark around what is selected, or takes it away again where it stands; a list marks whole lines. */
export function markText(text: string, from: number, to: number, mark: Mark): Marked {
  return mark === 'list' ? markLines(text, from, to) : markWords(text, from, to, signs[mark]);
}

function markWords(text: string, from: number, to: number, sign: string): Marked {
  const length = sign.length;
  const words = text.slice(from, to);
  if (text.slice(from - length, from) === sign && text.slice(to, to + length) === sign) {
    return { from: from - length, to: to + length, insert: words, selected: [from - length, to - length] };
  }
  // Signs beside a blank mark nothing.
  const [before = ''] = /^\s*/.exec(words) ?? [];
  const bare = words.trim();
  const after = words.slice(before.length + bare.length);
  const start = from + before.length + length;
  return {
    ...{ from, to },
    insert: `${before}${sign}${bare}${sign}${after}`,
    selected: [start, start + bare.length],
  };
}

function markLines(text: string, from: number, to: number): Marked {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, to - 1));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const insert = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { from: start, to: end, insert, selected: [start + insert.length, start + insert.length] };
}
