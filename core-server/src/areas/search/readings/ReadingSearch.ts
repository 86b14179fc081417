import type { PersonCondition } from '../ResolvedQuery.ts';
import { type Ask, answerReading, type ReadingAnswer, type ReadingPart, type ReadMet } from './answerReading.ts';
import { askReadings, chooseAnswer } from './chooseAnswer.ts';
import { mayBeFamilies, readingsLeavingOut } from './leaveOut.ts';
import type { ReadCondition, Reading } from './readings.ts';

/** An answer, and those conditions of its reading that only rank. */
export interface RankedAnswer extends ReadingAnswer {
  readonly soft: readonly ReadCondition[];
  /** How its name was looked for. */
  readonly how: Pick<ReadingPart, 'typedOnly' | 'namedOnly'>;
}

type Part = Omit<ReadingPart, 'strict'>;

export interface ReadingSources {
  readonly ask: Ask;
  readonly readMet: ReadMet;
  /** Whether the reader wants only those who meet a condition. */
  readonly isStrict: (condition: ReadCondition) => boolean;
  /** Which of some texts are somebody's last name. */
  readonly familiesAmong: (texts: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Only those who meet all of the conditions. */
export const heldTo = (conditions: readonly Pick<ReadCondition, 'condition'>[]): PersonCondition[] =>
  conditions.length === 0
    ? []
    : [{ kind: 'soft', howMany: 'all', conditions: conditions.map(({ condition }) => condition) }];

/** Answers the ways in which a text can be read, and finds the one that explains most of it. */
export class ReadingSearch {
  readonly #sources: ReadingSources;

  constructor(sources: ReadingSources) {
    this.#sources = sources;
  }

  async answer(reading: Reading, part: Part, ask: Ask = this.#sources.ask): Promise<RankedAnswer> {
    const { isStrict, readMet } = this.#sources;
    const soft = reading.conditions.filter((each) => !isStrict(each));
    const strict = heldTo(reading.conditions.filter(isStrict));
    const answer = await answerReading({ ...reading, conditions: soft }, { ...part, strict }, ask, readMet);
    const { typedOnly = false, namedOnly = false } = part;
    return { ...answer, reading, soft, how: { typedOnly, namedOnly } };
  }

  /** The answers of the readings that were asked, the one that stands first. */
  async answerBest(readings: readonly Reading[], part: Part): Promise<readonly RankedAnswer[]> {
    const answers = await askReadings(readings, (reading, typedOnly) => this.answer(reading, { ...part, typedOnly }));
    const chosen = chooseAnswer(answers);
    if (!chosen) return [];
    const named = await this.#asFirstName(chosen, readings, part);
    return [await this.#leavingOut(named, part), ...answers];
  }

  /** A first name that is a place too is the place only where somebody is found there: Leonhard Kos. */
  async #asFirstName(chosen: RankedAnswer, readings: readonly Reading[], part: Part): Promise<RankedAnswer> {
    const unmet = chosen.soft.filter(({ isGivenName }, at) => isGivenName && !chosen.bestMet.includes(at));
    if (unmet.length === 0) return chosen;
    const texts = chosen.reading.conditions.filter((each) => !unmet.includes(each)).map(({ text }) => text);
    const named = readings.find(
      ({ conditions }) => conditions.length === texts.length && conditions.every(({ text }) => texts.includes(text)),
    );
    const answer = named && (await this.answer(named, part));
    return answer && answer.total > 0 ? answer : chosen;
  }

  /** Where nobody has the whole name, those who have it but for a word that may be none go before a family alone. */
  async #leavingOut(chosen: RankedAnswer, part: Part): Promise<RankedAnswer> {
    if (chosen.total > 0 && chosen.step !== 'familyname') return chosen;
    const families = await this.#sources.familiesAmong(mayBeFamilies(chosen.reading));
    const answers = await Promise.all(
      readingsLeavingOut(chosen.reading, families).map((reading) => this.answer(reading, { ...part, namedOnly: true })),
    );
    const found = answers.filter(({ total }) => total > 0);
    return (found.length === 0 ? undefined : chooseAnswer(found)) ?? chosen;
  }
}
