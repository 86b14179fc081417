import type { ReadingAnswer } from './answerReading.ts';

/** What is hardly better explained by another reading stays with the one that reads more as names. */
const clearlyBetter = 0.02;

/** The answer whose best row explains most of what was typed; of equal ones that with the fewest conditions. */
export function chooseAnswer(answers: readonly ReadingAnswer[]): ReadingAnswer | undefined {
  const found = answers.filter(({ total }) => total > 0);
  const most = Math.max(...found.map(({ score }) => score));
  return (
    found
      .filter(({ score }) => score > most - clearlyBetter)
      .toSorted((a, b) => a.reading.conditions.length - b.reading.conditions.length)[0] ?? answers[0]
  );
}
