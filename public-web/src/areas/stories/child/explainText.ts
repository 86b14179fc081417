import { findHardWords, wordsIn } from '@salient/shared/areas/stories/hard-words/findHardWords.ts';
import type { ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';

const paragraphsOf = (text: string) => text.split(/\n+/).filter(Boolean);

/** Both parts of a text for children with its hard words, each explained where it stands first. */
export function explainText({ part_1, part_2, language }: ShownVersion) {
  const first = paragraphsOf(part_1);
  const runs = findHardWords([...first, ...paragraphsOf(part_2)], language);
  return { part_1: runs.slice(0, first.length), part_2: runs.slice(first.length), words: wordsIn(runs) };
}
