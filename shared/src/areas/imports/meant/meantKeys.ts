import { normalizeText } from '../../../lib/names/normalizeText.ts';
import type { SaidMemorial, SaidPlace, UnitWords } from './meantNames.ts';

const keyOf = (texts: readonly (string | undefined)[]) =>
  JSON.stringify(texts.map((text) => normalizeText(text ?? '')));

/** What is said of a place as it compares: whatever its capitals and accents. */
export const placeKey = ({ name, country, locality, area2, area1 }: SaidPlace): string =>
  keyOf([name, country, locality, area2, area1]);
export const memorialKey = ({ name, place }: SaidMemorial): string => keyOf([name, place]);
export const unitKey = ({ army, regiment, unit, unit_nr }: UnitWords): string => keyOf([army, regiment, unit, unit_nr]);

/** What a list says of a place, from all that was kept of it (`placeSpot`). */
export function saidOfSpot(spot: string, name: string): SaidPlace {
  const [, country, ...lines] = JSON.parse(spot) as [string, string, ...string[]];
  const named = lines.map((line) => JSON.parse(line) as string[]);
  const [, locality, area2, area1] = named.find(([each]) => each === normalizeText(name)) ?? named[0] ?? [];
  return {
    name,
    ...(country ? { country } : {}),
    ...(locality ? { locality } : {}),
    ...(area2 ? { area2 } : {}),
    ...(area1 ? { area1 } : {}),
  };
}
