import {
  drawBiretta,
  drawBun,
  drawFlatCap,
  drawFurCap,
  drawHairRibbon,
  drawHeadscarf,
  drawNurseVeil,
  drawRailCap,
  drawWorkCap,
} from './heads/civilianHeads.ts';
import {
  drawBelgianCap,
  drawChechia,
  drawFieldCap,
  drawGlengarry,
  drawKepi,
  drawLemonSqueezer,
  drawPeakedCap,
  drawSlouchHat,
  drawStahlhelm,
  drawTurban,
} from './heads/soldiersHats.ts';
import type { Linocut } from './linocut.ts';

export type Headgear = keyof typeof headgears;

const headgears = {
  kepi: drawKepi,
  field_cap: drawFieldCap,
  turban: drawTurban,
  glengarry: drawGlengarry,
  slouch_hat: drawSlouchHat,
  stahlhelm: drawStahlhelm,
  peaked_cap: drawPeakedCap,
  biretta: drawBiretta,
  lemon_squeezer: drawLemonSqueezer,
  nurse_veil: drawNurseVeil,
  chechia: drawChechia,
  hair_ribbon: drawHairRibbon,
  fur_cap: drawFurCap,
  headscarf: drawHeadscarf,
  work_cap: drawWorkCap,
  rail_cap: drawRailCap,
  flat_cap: drawFlatCap,
  bun: drawBun,
  belgian_cap: drawBelgianCap,
};
export const headgearNames = Object.keys(headgears) as Headgear[];

/** Hats cut for a narrow skull are stretched from the nape to the brow. */
const stretched: ReadonlySet<Headgear> = new Set([
  'kepi',
  'field_cap',
  'slouch_hat',
  'peaked_cap',
  'biretta',
  'lemon_squeezer',
  'chechia',
  'rail_cap',
]);

/** What is worn on the head, or the hair where nothing is; made for a head that looks to the right. */
export function drawHeadgear(block: Linocut, headgear: Headgear): void {
  if (stretched.has(headgear)) block.add('<g transform="translate(-76 0) scale(1.22 1)">');
  headgears[headgear](block);
  if (stretched.has(headgear)) block.add('</g>');
}
