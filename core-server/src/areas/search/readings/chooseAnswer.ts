import type { ReadingAnswer } from './answerReading.ts';
import type { Reading } from './readings.ts';
import { highestScore } from './scoreRow.ts';

/** What is hardly better explained by another reading stays with the one that reads more as names. */
const clearlyBetter = 0.02;

/**
 * Asks the likeliest reading, and the others as far as one of them could explain more: where somebody was found already,
 * they are asked for the name as typed alone.
 */
export async function askReadings<Answer extends ReadingAnswer>(
  readings: readonly Reading[],
  answer: (reading: Reading, typedOnly: boolean) => Promise<Answer>,
): Promise<Answer[]> {
  const [likeliest, ...others] = readings;
  if (likeliest === undefined) return [];
  const first = await answer(likeliest, false);
  const better = others.filter((reading) => highestScore(reading) > first.score + clearlyBetter);
  return [first, ...(await Promise.all(better.map((reading) => answer(reading, first.total > 0))))];
}

/** The answer whose best row explains most of what was typed; of equal ones that with the fewest conditions. */
export function chooseAnswer<Answer extends ReadingAnswer>(answers: readonly Answer[]): Answer | undefined {
  const found = answers.filter(({ total }) => total > 0);
  const most = Math.max(...found.map(({ score }) => score));
  return (
    found
      .filter(({ score }) => score > most - clearlyBetter)
      .toSorted((a, b) => a.reading.conditions.length - b.reading.conditions.length)[0] ?? answers[0]
  );
}
