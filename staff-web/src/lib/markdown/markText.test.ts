import { expect, test } from 'vitest';
import { type Mark, markText } from './markText.ts';

/** The text and the selection, in brackets, before and after. */
function marked(before: string, mark: Mark): string {
  const from = before.indexOf('[');
  const to = before.indexOf(']') - 1;
  const text = before.replace('[', '').replace(']', '');
  const change = markText(text, from, to, mark);
  const after = text.slice(0, change.from) + change.insert + text.slice(change.to);
  const [start, end] = change.selected;
  return `${after.slice(0, start)}[${after.slice(start, end)}]${after.slice(end)}`;
}

test.each([
  ['a [word] here', 'bold', 'a **[word]** here'],
  ['a **[word]** here', 'bold', 'a [word] here'],
  ['a[ word ]here', 'italic', 'a _[word]_ here'],
  ['a []', 'bold', 'a **[]**'],
  ['one\nt[wo\nth]ree\nfour', 'list', 'one\n- two\n- three[]\nfour'],
  ['- one\n- t[]wo', 'list', '- one\ntwo[]'],
  ['o[ne\n]two', 'list', '- one[]\ntwo'],
] as const)('%j becomes %s: %j', (before, mark, after) => {
  expect(marked(before, mark)).toBe(after);
});
