import type { Headgear } from './headgear.ts';
import { inks, type Linocut } from './linocut.ts';

export const faces = [
  'clean',
  'child',
  'moustache',
  'white_moustache',
  'beard',
  'full_beard',
  'goatee',
  'spectacles',
] as const;
export type Face = (typeof faces)[number];

// From the forehead down: brow, nose, lips, chin, jaw, throat; then up the nape.
const adult =
  'M600 300C640 330 676 372 688 412C694 430 690 444 692 456C702 482 726 512 742 540C748 552 736 562 704 564C702 572 710 580 712 588C713 597 704 602 692 606C702 611 708 618 706 627C704 636 694 640 688 647C694 660 702 672 699 694C696 720 676 738 640 744C618 748 600 752 590 764C582 800 586 846 600 900L372 900C392 830 400 760 386 690C364 640 340 560 344 470C350 350 420 268 520 262C550 262 578 276 600 300Z';
const childs =
  'M590 296C640 330 678 376 686 420C690 440 686 452 688 466C694 486 712 508 722 528C727 540 716 548 694 550C693 558 700 566 702 574C702 583 694 588 684 592C692 597 697 604 695 613C692 622 684 626 680 634C685 646 688 660 682 680C674 704 648 722 612 728C592 732 578 738 570 752C564 790 566 840 580 900L400 900C414 830 416 760 402 700C366 650 330 580 330 480C330 350 410 256 520 254C548 256 570 274 590 296Z';

export const headPath = (face: Face): string => (face === 'child' ? childs : adult);

/** Cuts a little light into the head. Eyes and mouth stay in the dark: it is a silhouette of somebody who never was. */
export function drawFace(block: Linocut, face: Face, headgear: Headgear): void {
  if (face !== 'child') {
    for (const [x, y, length] of cheekMarks) block.gouge('dusk', x, y, 76, length, 5, -0.06);
    block.gouge('dusk', 628, 712, -12, 96, 5, 0.08);
    block.gouge('dusk', 668, 462, 8, 44, 5, -0.2);
    block.gouge('dusk', 706, 520, 58, 66, 4.6, 0.04);
  }
  if (!hidesEar.has(headgear)) drawEar(block);
  // The tendon of the throat, and the nape against the collar.
  block.gouge('dusk', 530, 800, 66, 150, 5, 0.05);
  block.gouge('dusk', 470, 800, 76, 130, 5, 0.05);
}

const cheekMarks = [
  [648, 570, 60],
  [630, 580, 84],
  [612, 592, 98],
  [594, 606, 98],
  [576, 622, 84],
] as const;
const hidesEar: ReadonlySet<Headgear> = new Set([
  'turban',
  'nurse_veil',
  'headscarf',
  'fur_cap',
  'stahlhelm',
  'hair_ribbon',
]);

function drawEar(block: Linocut): void {
  block.line('dusk', 7, 'M456 560C466 540 474 516 456 496C436 480 418 504 424 536C428 562 440 584 452 580');
  block.line('dusk', 5, 'M450 512C438 512 440 532 446 548');
}

/** What grows on the face, over the collar. */
export function drawBeard(block: Linocut, face: Face): void {
  switch (face) {
    case 'moustache':
    case 'white_moustache':
      block.path(
        face === 'moustache' ? 'ink' : 'light',
        'M724 574C736 588 742 604 738 620C722 610 700 606 672 612C652 616 640 628 628 642C626 610 650 578 690 570Z',
      );
      for (let hair = 0; hair < 4; hair++) {
        block.gouge(
          face === 'moustache' ? 'mid' : 'dusk',
          718 - hair * 19,
          592 + hair * 7,
          142 + hair * 4,
          26,
          2.6,
          0.12,
        );
      }
      return;
    case 'beard':
      block.path(
        'ink',
        'M722 574C736 590 740 606 732 616C734 660 740 730 690 786C640 816 570 800 520 730C480 690 470 620 468 580C500 610 560 640 610 630C640 610 660 586 690 570Z',
      );
      for (let hair = 0; hair < 9; hair++) {
        block.gouge('mid', 706 - hair * 22, 690 + Math.sin(hair * 1.7) * 20 - hair * 3, 98 + hair * 5, 100, 4, -0.08);
        block.gouge('mist', 700 - hair * 20, 742 - hair * 7, 100 + hair * 5, 54, 3, -0.08);
      }
      block.gouge('light', 712, 592, 120, 30, 3);
      return;
    case 'full_beard':
      block.path(
        'ink',
        'M722 574C740 590 744 610 736 622C748 700 752 800 690 890C640 930 540 900 500 800C470 740 456 640 460 570C500 610 560 640 610 628C640 608 660 584 690 570Z',
      );
      for (let hair = 0; hair < 11; hair++) {
        block.gouge('mid', 712 - hair * 20, 720 + Math.sin(hair * 2.1) * 26, 94 + hair * 3.6, 130, 4.4, -0.07);
        block.gouge('mist', 700 - hair * 17, 812 - hair * 4 + Math.sin(hair * 1.3) * 16, 96 + hair * 4, 80, 3.4, -0.07);
      }
      block.gouge('light', 714, 594, 122, 34, 3.4);
      return;
    case 'goatee':
      block.path('ink', 'M724 574C734 586 738 598 732 610C716 602 690 602 664 612C660 596 672 578 692 570Z');
      block.path('ink', 'M706 650C716 690 716 740 694 784C672 770 652 740 644 712C664 700 684 676 690 650Z');
      for (let hair = 0; hair < 4; hair++) block.gouge('mist', 700 - hair * 11, 716 - hair * 6, 98 + hair * 6, 60, 3);
      return;
    case 'spectacles':
      block.add(`<circle cx="668" cy="478" r="31" fill="none" stroke="${inks.light}" stroke-width="6"/>`);
      block.line('light', 6, 'M638 472C580 462 520 470 468 492');
      return;
    case 'clean':
    case 'child':
      return;
  }
}
