/** What a sentence may speak of. A slot that a life does not fill makes the sentence unfit for it. */
export type Slot =
  | 'father'
  | 'lateFather'
  | 'livingFather'
  | 'mother'
  | 'spouse'
  | 'sibling'
  | 'trade'
  | 'fathersTrade'
  | 'order'
  | 'children'
  | 'offspring'
  | 'age'
  | 'year'
  | 'street'
  | 'regiment'
  | 'unit'
  | 'place'
  | 'inPlace'
  | 'nearPlace'
  | 'fromPlace'
  | 'toPlace'
  | 'inRear'
  | 'inHome'
  | 'fromHome'
  | 'hospital'
  | 'panel'
  | 'enemy'
  // Conditions: filled with nothing where they hold.
  | 'ifBelgian'
  | 'ifBritish'
  | 'ifMarried';

/** Answers the words for a slot, or null when the life has none. */
export type SlotFiller = (slot: Slot) => string | null;

/**
 * A sentence with gaps: `{slot}` takes words, `[he|she]` chooses by sex. A sentence whose slots cannot all be filled
 * answers null.
 */
export class Phrase {
  readonly #pieces: readonly (string | { slot: Slot } | { male: string; female: string })[];
  /** What the sentence speaks of. */
  readonly slots: readonly Slot[];

  constructor(template: string) {
    this.#pieces = template.split(/(\{\w+\}|\[[^\]|]*\|[^\]]*\])/).map((piece) => {
      if (piece.startsWith('{')) return { slot: piece.slice(1, -1) as Slot };
      if (piece.startsWith('[')) {
        const [male = '', female = ''] = piece.slice(1, -1).split('|');
        return { male, female };
      }
      return piece;
    });
    this.slots = this.#pieces.flatMap((piece) => (typeof piece !== 'string' && 'slot' in piece ? [piece.slot] : []));
  }

  write(isFemale: boolean, fill: SlotFiller): string | null {
    let text = '';
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') text += piece;
      else if ('slot' in piece) {
        const words = fill(piece.slot);
        if (words === null) return null;
        text += words;
      } else text += isFemale ? piece.female : piece.male;
    }
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}

/** Reads sentences, one a line. */
export function phrases(text: string): readonly Phrase[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => new Phrase(line));
}
