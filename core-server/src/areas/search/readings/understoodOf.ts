import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Understood } from '@salient/shared/areas/search/understoodQuery.ts';
import type { SearchAnswer } from '../SearchEngine.ts';
import { readTypedText } from '../TypedText.ts';
import { hasFamilyName } from '../wordAnswers.ts';
import type { ReadingAnswer } from './answerReading.ts';
import { type Reading, wordsKey } from './readings.ts';

/** What the reader is told of the reading that answered, and of what words that it took for names could be besides. */
export function understoodOf(
  { name, conditions, leftOut }: Reading,
  answer: Pick<SearchAnswer, 'step'> & { readonly rows: ReadingAnswer['rows'] | SearchAnswer['rows'] },
  others: Understood['others'],
  { must }: PersonQuery,
): Understood {
  const strict = new Set(must.map(wordsKey));
  return {
    name,
    conditions: conditions.map(({ text, kind, label }) => ({ text, kind, label, must: strict.has(wordsKey(text)) })),
    dropped: [...droppedWords(name, answer), ...leftOut],
    others: others.filter(({ total }) => total > 0),
  };
}

/** Words of the name that stand for nothing of those found by their last name alone. */
function droppedWords(
  name: string,
  { step, rows: [first] }: Pick<SearchAnswer, 'step'> & { readonly rows: ReadingAnswer['rows'] | SearchAnswer['rows'] },
): string[] {
  const text = readTypedText(name);
  if (step !== 'familyname' || !first || !text) return [];
  const row = 'row' in first ? first.row : first;
  return text.folded.flatMap((word, at) => (hasFamilyName([word], row) ? [] : (text.plain[at] ?? [])));
}
