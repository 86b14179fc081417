import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** What must reach no guest: words and ids that stand nowhere else, with where each was put. */
export type Markers = Map<string, string>;

export const randomWord = () => `geheim${randomBytes(6).toString('hex')}`;

/** Remembers a word that stands nowhere else under where it was put. */
export function marker(markers: Markers, where: string): string {
  const word = randomWord();
  markers.set(word, where);
  return word;
}

/** Colours of scans, each by its mean red, green and blue; nothing else of the museum's is of them. */
const colours = { magenta: [255, 0, 255], cyan: [0, 255, 255] } as const;
export type Colour = keyof typeof colours;

/** A scan that is known by its colour, whatever size or part of it is shown. */
export function colouredScan(markers: Markers, colour: Colour, width: number): Promise<Buffer> {
  markers.set(`scan of ${colour}`, 'a picture');
  const [r, g, b] = colours[colour];
  return sharp({ create: { width, height: 90, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}

export interface Answer {
  readonly status: number;
  /** Status, headers and body as text. */
  readonly text: string;
  readonly body: Buffer;
}

/** The markers in an answer, without those that whoever asked named, and whether it is a picture of such a scan. */
export async function markersIn(
  markers: Markers,
  asked: string,
  { text, body }: Pick<Answer, 'text' | 'body'>,
): Promise<string[]> {
  const [told, known] = [text.toLowerCase(), asked.toLowerCase()];
  const colour = await colourOf(body);
  return [...markers].flatMap(([each, where]) =>
    (told.includes(each) && !known.includes(each)) || each === `scan of ${colour}` ? [where] : [],
  );
}

async function colourOf(body: Buffer): Promise<Colour | undefined> {
  const isPicture = body[0] === 0xff || body[0] === 0x89 || body.subarray(8, 12).toString('latin1') === 'WEBP';
  if (!isPicture) return undefined;
  const { channels } = await sharp(body).stats();
  return (Object.keys(colours) as Colour[]).find((colour) =>
    colours[colour].every((value, channel) => Math.abs((channels[channel]?.mean ?? 128) - value) < 70),
  );
}
