import type { Ink, Linocut } from './linocut.ts';

export type Clothes = keyof typeof kinds;

const shoulders =
  'M392 820C330 862 210 880 132 948C84 996 60 1110 48 1310L1040 1310C1030 1170 1006 1040 962 972C900 900 740 880 610 830C560 880 450 880 392 820Z';
const narrow =
  'M404 830C350 870 262 890 210 960C176 1020 164 1130 156 1310L922 1310C914 1180 890 1060 850 984C800 910 690 890 590 836C546 876 456 876 404 830Z';

/** Folds that fall from the shoulders, in two inks. */
function folds(block: Linocut, light: Ink, dark: Ink): void {
  block.gouges(light, [96, 980, 240, 320], { row: 40, step: 38 }, (x) => ({
    angle: 98 + (216 - x) / 16,
    length: 74,
    width: 3.6,
    bend: 0.03,
  }));
  block.gouges(dark, [770, 1000, 220, 300], { row: 46, step: 44 }, (x) => ({
    angle: 80 - (x - 880) / 18,
    length: 80,
    width: 3.4,
    bend: -0.03,
  }));
}

function buttons(block: Linocut, x: number, from: number, count: number): void {
  for (let button = 0; button < count; button++) {
    block.disc('light', x + button * 3, from + button * 96, 15);
    block.gouge('dusk', x + button * 3, from + button * 96, -30, 18, 3);
  }
}

function drawTunic(block: Linocut): void {
  block.path('dusk', shoulders);
  folds(block, 'mist', 'mid');
  block.path('ink', 'M388 806C440 870 560 874 604 818L624 884C560 940 430 930 372 868Z');
  block.path('mid', 'M392 812C440 874 556 880 602 826L606 840C556 894 440 888 386 826Z');
  block.line('ink', 6, 'M566 926C590 1040 604 1160 610 1300');
  buttons(block, 640, 980, 4);
  block.cut('ink', [
    [690, 1080],
    [880, 1062],
    [890, 1092],
    [700, 1112],
  ]);
  block.line('mist', 4, 'M700 1112L712 1210L900 1190L890 1092');
}

function drawGreatcoat(block: Linocut): void {
  block.path('dusk', shoulders);
  folds(block, 'mist', 'mid');
  // A collar that is turned up, and lapels.
  block.path(
    'ink',
    'M372 776C350 830 330 880 316 930C400 960 500 970 560 960C600 930 640 890 650 850L604 800C560 860 440 850 372 776Z',
  );
  block.path(
    'mid',
    'M380 800C372 836 360 880 350 914C420 940 500 946 548 938C580 914 606 886 616 858L602 840C550 890 440 876 380 800Z',
  );
  block.gouges('light', [380, 850, 200, 70], { row: 24, step: 46 }, () => ({ angle: 62, length: 44, width: 3 }));
  block.line('ink', 7, 'M556 960C580 1080 590 1190 594 1300');
  buttons(block, 500, 1030, 3);
  buttons(block, 668, 1030, 3);
}

function drawCassock(block: Linocut): void {
  block.path('ink', shoulders);
  folds(block, 'mid', 'dusk');
  block.path('paper', 'M396 812C440 868 552 872 602 822L606 850C556 900 440 896 390 838Z');
  block.line('mid', 5, 'M566 890C590 1020 604 1160 608 1300');
  for (let button = 0; button < 8; button++) block.disc('mist', 594 + button * 3, 920 + button * 50, 9);
}

function drawCape(block: Linocut): void {
  block.path('light', shoulders);
  block.path(
    'mid',
    'M388 830C300 880 190 900 126 970C96 1030 84 1100 80 1168C240 1210 430 1216 560 1190C700 1210 880 1190 1010 1140C1000 1070 990 1010 958 972C880 900 740 890 612 840C560 930 450 920 388 830Z',
  );
  block.line('red', 12, 'M80 1160C240 1202 430 1208 560 1182C700 1202 880 1182 1010 1132');
  block.line('red', 12, 'M570 920C574 1010 568 1100 560 1180');
  block.gouges('light', [120, 950, 860, 200], { row: 44, step: 64 }, (x) =>
    Math.abs(x - 566) < 34 ? null : { angle: x < 566 ? 108 : 74, length: 86, width: 3.6 },
  );
  block.path('paper', 'M392 808C440 868 556 872 606 818L622 866C560 920 440 916 378 856Z');
}

function drawPinafore(block: Linocut): void {
  block.path('dusk', narrow);
  block.path(
    'paper',
    'M300 930C340 900 380 890 410 880L440 960C500 990 560 990 610 950L620 870C680 890 740 920 780 960L800 1310L290 1310Z',
  );
  block.gouges('mist', [310, 990, 470, 320], { row: 64, step: 56 }, (x) => ({
    angle: 92 + (545 - x) / 26,
    length: 96,
    width: 3.4,
  }));
  block.path('ink', 'M402 822C448 868 548 872 590 830L604 880C552 920 450 914 392 862Z');
  block.gouges('mist', [180, 960, 120, 320], { row: 46, step: 44 }, () => ({ angle: 100, length: 60, width: 3.2 }));
  block.line('mid', 4, 'M300 1190C460 1216 640 1214 796 1180');
}

function drawPaddedJacket(block: Linocut): void {
  block.path('dusk', shoulders);
  for (let seam = 0; seam < 7; seam++) {
    const x = 170 + seam * 132;
    block.line('ink', 5, `M${470 + (x - 540) * 0.34} 880C${x} 960 ${x - 6} 1120 ${x - 10} 1300`);
  }
  block.gouges('mist', [110, 950, 880, 340], { row: 62, step: 66 }, (x, y) =>
    y < 900 + Math.abs(x - 520) * 0.24 ? null : { angle: 92, length: 40, width: 3.6, bend: 0.1 },
  );
  block.path('ink', 'M384 800C440 868 560 874 606 816L618 872C560 926 430 918 374 856Z');
  block.line('light', 4, 'M388 822C440 884 556 890 606 836');
  for (let toggle = 0; toggle < 3; toggle++) block.line('light', 11, `M560 ${984 + toggle * 104}h74`);
}

function drawShawl(block: Linocut): void {
  block.path('ink', shoulders);
  block.path(
    'mid',
    'M380 836C300 890 190 900 120 980C90 1060 76 1180 70 1310L470 1310C520 1200 560 1080 566 960C640 1060 740 1180 860 1310L1030 1310C1020 1170 1000 1040 960 980C890 905 740 890 622 846C590 920 560 950 556 960C500 950 420 900 380 836Z',
  );
  block.gouges('ink', [110, 930, 860, 380], { row: 46, step: 58 }, (x) => ({
    angle: x < 560 ? 118 : 58,
    length: 78,
    width: 3.6,
  }));
  block.gouges('light', [130, 950, 840, 340], { row: 92, step: 116 }, (x) => ({
    angle: x < 560 ? 118 : 58,
    length: 60,
    width: 3.2,
  }));
  block.line('ink', 8, 'M566 960C560 1080 520 1200 470 1310');
  block.line('ink', 8, 'M566 960C640 1060 740 1180 860 1310');
}

function drawOverall(block: Linocut): void {
  block.path('mid', shoulders);
  block.gouges('ink', [96, 960, 890, 340], { row: 58, step: 66 }, (x) => ({
    angle: 92 + (540 - x) / 26,
    length: 70,
    width: 3,
  }));
  block.path('dusk', 'M392 812C440 872 556 880 606 820L700 900L590 1010L470 960L330 900Z');
  block.path('paper', 'M430 852C470 886 540 890 586 850L572 930Z');
  block.line('ink', 7, 'M588 1010C600 1110 606 1210 606 1300');
  buttons(block, 634, 1060, 3);
  block.cut('ink', [
    [700, 1130],
    [850, 1116],
    [858, 1136],
    [706, 1152],
  ]);
}

function drawJacket(block: Linocut): void {
  block.path('dusk', shoulders);
  folds(block, 'mid', 'mid');
  block.path('light', 'M404 836C450 880 550 882 598 842L600 960L560 1060L470 960Z');
  block.path('ink', 'M384 818C372 870 352 910 340 940L470 1080L556 1300L610 1300C600 1200 580 1100 560 1060L450 930Z');
  block.path('ink', 'M608 836C650 860 690 880 716 910L640 1080L596 1300L566 1300C570 1200 574 1120 566 1060L612 930Z');
  block.gouges('mist', [380, 930, 130, 160], { row: 34, step: 40 }, () => ({ angle: 58, length: 46, width: 3 }));
  block.path('ink', 'M520 900L560 900L572 1010L548 1060L522 1010Z');
}

function drawSmock(block: Linocut): void {
  block.path('dusk', shoulders);
  block.gouges('mist', [96, 960, 890, 340], { row: 54, step: 58 }, (x) => ({
    angle: 92 + (540 - x) / 22,
    length: 72,
    width: 3.2,
  }));
  block.path('red', 'M384 812C440 876 560 880 608 822L632 884C570 944 430 936 366 868Z');
  block.path('red', 'M566 916L640 1006L600 1016L556 930Z');
  block.gouge('ink', 480, 878, 8, 150, 4, 0.12);
  block.gouge('ink', 560, 890, -26, 90, 4, 0.08);
}

const kinds = {
  tunic: drawTunic,
  greatcoat: drawGreatcoat,
  cassock: drawCassock,
  cape: drawCape,
  pinafore: drawPinafore,
  padded_jacket: drawPaddedJacket,
  shawl: drawShawl,
  overall: drawOverall,
  jacket: drawJacket,
  smock: drawSmock,
};
export const clothesNames = Object.keys(kinds) as Clothes[];

/** Shoulders and what is worn on them; made for a head that looks to the right. */
export function drawClothes(block: Linocut, clothes: Clothes): void {
  kinds[clothes](block);
}
