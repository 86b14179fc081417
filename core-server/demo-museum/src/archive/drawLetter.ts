import { Random } from '../random/Random.ts';

/** Pixels of a page. */
export const letterSize = { width: 1400, height: 2000 } as const;

const margin = 150;
const lineHeight = 74;
const widest = letterSize.width - 2 * margin;

/**
 * A page of handwriting, as SVG: strokes in the rhythm of the words, which nobody can read. It needs no letters, which a
 * fresh machine may not have.
 */
export function drawLetter(text: string, seed: number): string {
  const random = new Random(seed, 0x1e77);
  const { width, height } = letterSize;
  const lines = text.split('\n').flatMap((line) => brokenAt(line));
  const strokes = lines.map((line, index) => strokesOf(line, margin + (index + 1) * lineHeight, random));
  const spots = Array.from({ length: 40 }, () => {
    const [x, y, r] = [random.whole(0, width), random.whole(0, height), random.whole(3, 26)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#8a6a3a" opacity="0.06"/>`;
  });
  const fold = random.whole(height * 0.45, height * 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#e9dfc6"/>${spots.join('')}
    <path d="M0 ${fold}H${width}" stroke="#b9a983" stroke-width="5" opacity="0.5"/>
    <g fill="none" stroke="#2d3350" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>
  </svg>`;
}

/** Pixels that a letter takes. */
const letterWidth = 21;

function brokenAt(line: string): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length * letterWidth > widest) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Letters that reach above the others, and below the line. */
const [tall, deep] = [/[bdfhkltA-Z0-9]/, /[gjpqy]/];

function strokesOf(line: string, base: number, random: Random): string {
  let x = margin + random.whole(0, 12);
  const words = line.split(' ').map((word) => {
    const parts = [`M${x} ${base}`];
    for (const letter of word) {
      const up = base - (tall.test(letter) ? random.whole(42, 54) : random.whole(18, 26));
      const down = base + (deep.test(letter) ? random.whole(22, 30) : random.whole(-2, 3));
      const next = x + random.whole(letterWidth - 5, letterWidth + 2);
      parts.push(`C${x + 4} ${up} ${x + 12} ${up} ${x + 9} ${down}S${next - 4} ${base - 10} ${next} ${base}`);
      x = next;
    }
    x += letterWidth;
    return parts.join('');
  });
  return line === '' ? '' : `<path d="${words.join('')}"/>`;
}
