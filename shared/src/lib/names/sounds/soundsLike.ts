import { likeness } from '../editDistance.ts';
import { familyNameTokens } from '../foldName.ts';
import { dutchFrenchSound } from './dutchFrenchSound.ts';
import { soundKeys } from './soundKeys.ts';

/**
 * How alike names of one sound must be, written or said. Keys of sound say so little of some words (of invented ones
 * above all) that they join what nobody takes for one name; the fixture's family names of one sound are all more alike.
 */
const leastLikeness = 0.55;

/** Whether a folded word sounds like the family name: it shares a key of sound, and most of its letters or of its sounds. */
export function soundsLike(word: string, familyname: string): boolean {
  const keys = soundKeys(familyname);
  if (!soundKeys(word).some((key) => keys.includes(key))) return false;
  return familyNameTokens(familyname).some(
    (token) =>
      likeness(word, token) >= leastLikeness ||
      likeness(dutchFrenchSound(word), dutchFrenchSound(token)) >= leastLikeness,
  );
}
