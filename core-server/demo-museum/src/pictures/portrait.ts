import { type Backdrop, drawBackdrop } from './backdrops.ts';
import { type Clothes, drawClothes } from './clothes.ts';
import { drawBeard, drawFace, type Face, headPath } from './face.ts';
import { drawHeadgear, type Headgear } from './headgear.ts';
import { inks, Linocut } from './linocut.ts';

/** A bust in profile before a place. Everybody is cut in the same ink; what tells people apart is their outline. */
export interface Portrait {
  readonly headgear: Headgear;
  readonly face: Face;
  readonly clothes: Clothes;
  readonly backdrop: Backdrop;
  readonly looks: 'left' | 'right';
}

const [width, height] = [1080, 1280];

/** The portrait as SVG of 1080 by 1280. */
export function drawPortrait(portrait: Portrait, seed: number): string {
  const block = new Linocut(width, height, seed);
  const mirrored = portrait.looks === 'left';
  drawBackdrop(block, portrait.backdrop, width / 2);
  block.facing(mirrored, () => {
    const child = portrait.face === 'child';
    // A child's head is larger for its shoulders and sits lower.
    block.add(`<g transform="${child ? 'translate(60 176) scale(0.9)' : 'translate(-6 16)'}">`);
    const head = headPath(portrait.face);
    // A light rim keeps the head from running into the ground behind it.
    block.add(`<path d="${head}" fill="none" stroke="${inks.paper}" stroke-width="9" stroke-linejoin="round"/>`);
    block.path('ink', head);
    drawFace(block, portrait.face, portrait.headgear);
    drawClothes(block, portrait.clothes);
    drawBeard(block, portrait.face);
    drawHeadgear(block, portrait.headgear);
    block.add('</g>');
  });
  return block.toSvg();
}
