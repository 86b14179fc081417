import iconv from 'iconv-lite';

/** Encodings of one byte a character that lists come in, the likelier first: where two read a file alike it is the first. */
export const legacyEncodings = ['windows-1252', 'windows-1250', 'macroman', 'cp850'] as const;
export type LegacyEncoding = (typeof legacyEncodings)[number];

/** How often letters stand in names and texts, from 3 down; each weighs the same as a capital. */
const western: Readonly<Record<string, number>> = { éèàäöüßêëïçôîûâ: 3, ùáíóúñœ: 1 };
const central: Readonly<Record<string, number>> = { čšžäöüß: 3, áéíćýěřů: 2, úóđłńśąężźőű: 1, ŕľĺťďňôë: 0.5 };
const lettersOf: Readonly<Record<LegacyEncoding, Readonly<Record<string, number>>>> = {
  'windows-1252': western,
  'windows-1250': central,
  macroman: western,
  cp850: western,
};
const rareLetter = 0.2;
/** A capital in a word of small letters, or the other way round, is the sign of a wrong reading. */
const wrongCase = -3;
const noText = -4;
const punctuation = /^[‘’“”„‚«»–—…°º€§·\u00a0]$/u;

/** What stands beside a byte. */
const besides = { small: 0, capital: 1, other: 2 } as const;
type Beside = (typeof besides)[keyof typeof besides];

function besideOf(byte: number | undefined): Beside {
  if (byte !== undefined && byte >= 0x61 && byte <= 0x7a) return besides.small;
  return byte !== undefined && byte >= 0x41 && byte <= 0x5a ? besides.capital : besides.other;
}

/** Finds out by which of the old encodings a text has the letters that one expects, where one expects them. */
export class LegacyCounter {
  /** By byte, what stands before it and what behind it. */
  readonly #times = new Float64Array(128 * 9);

  add(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (byte < 0x80) continue;
      const place = (byte - 0x80) * 9 + besideOf(chunk[at - 1]) * 3 + besideOf(chunk[at + 1]);
      this.#times[place] = (this.#times[place] as number) + 1;
    }
  }

  end(): LegacyEncoding {
    let [best, most]: [LegacyEncoding, number] = ['windows-1252', Number.NEGATIVE_INFINITY];
    for (const encoding of legacyEncodings) {
      const points = this.#pointsOf(encoding);
      if (points > most) [best, most] = [encoding, points];
    }
    return best;
  }

  #pointsOf(encoding: LegacyEncoding): number {
    let points = 0;
    for (let byte = 0x80; byte <= 0xff; byte++) {
      const character = iconv.decode(Buffer.of(byte), encoding);
      for (let beside = 0; beside < 9; beside++) {
        const times = this.#times[(byte - 0x80) * 9 + beside] as number;
        if (times > 0) points += times * weigh(character, encoding, Math.floor(beside / 3), beside % 3);
      }
    }
    return points;
  }
}

function weigh(character: string, encoding: LegacyEncoding, before: number, behind: number): number {
  const isInWord = before !== besides.other && behind !== besides.other;
  if (punctuation.test(character)) return isInWord && character !== '’' ? noText : rareLetter;
  if (!/^\p{L}$/u.test(character)) return noText;
  const small = character.toLowerCase();
  const isSmall = character === small;
  const isWrong = isSmall
    ? before === besides.capital && behind === besides.capital
    : before === besides.small || (before === besides.other && behind === besides.other);
  if (isWrong) return wrongCase;
  return Object.entries(lettersOf[encoding]).find(([letters]) => letters.includes(small))?.[1] ?? rareLetter;
}
