import { figure } from '../beings.ts';
import { land, raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function domes(block: Linocut): void {
  raySky(block, 590, 'mist', 'light', [540, 380]);
  for (const [x, base, size] of [
    [540, 430, 190],
    [300, 500, 110],
    [780, 500, 110],
    [120, 540, 70],
    [960, 540, 70],
  ] as const)
    onion(block, x, base, size);
  for (const [x, top] of [
    [400, 250],
    [680, 250],
    [200, 350],
    [880, 350],
  ] as const) {
    block.cut('ink', [
      [x - 15, 600],
      [x - 11, top],
      [x + 11, top],
      [x + 15, 600],
    ]);
    block.path(
      'ink',
      `M${x - 18} ${top}C${x - 22} ${top - 26} ${x - 6} ${top - 40} ${x} ${top - 66}C${x + 6} ${top - 40} ${x + 22} ${top - 26} ${x + 18} ${top}Z`,
    );
    for (let ring = 0; ring < 4; ring++) block.gouge('mist', x, top + 40 + ring * 60, 0, 22, 3);
  }
  block.box('ink', 40, 520, 1000, 110);
  for (let x = 66; x < 1010; x += 56)
    block.path('light', `M${x} 624V566Q${x + 2} 548 ${x + 17} 536Q${x + 32} 548 ${x + 34} 566V624Z`);
  land(block, 626, 'mid', 'light');
  // Men who recover on the lawn: one on crutches, one with his arm in a sling.
  for (const [x, base, height] of [
    [200, 740, 120],
    [330, 760, 130],
    [640, 750, 124],
    [800, 764, 134],
    [900, 752, 120],
  ] as const) {
    figure(block, x, base, height);
    const unit = height / 8;
    block.path(
      'paper',
      `M${x - unit * 0.85} ${base - unit * 7.3}C${x - unit} ${base - unit * 8.4} ${x + unit} ${base - unit * 8.6} ${x + unit * 0.85} ${base - unit * 7.4}Q${x} ${base - unit * 7.9} ${x - unit * 0.85} ${base - unit * 7.3}Z`,
    );
  }
  block.line('ink', 4, 'M186 680L170 744M216 680L230 744');
  block.path('paper', 'M318 690L346 684L350 706L322 708Z');
  block.box('ink', 470, 730, 110, 8);
  block.line('ink', 6, 'M482 734v34M568 734v34');
}

function onion(block: Linocut, x: number, base: number, size: number): void {
  block.path(
    'dusk',
    `M${x - size * 0.7} ${base}C${x - size * 1.06} ${base - size * 0.5} ${x - size * 0.5} ${base - size * 0.98} ${x - size * 0.1} ${base - size * 1.2}C${x - size * 0.04} ${base - size * 1.3} ${x - size * 0.02} ${base - size * 1.5} ${x} ${base - size * 1.66}C${x + size * 0.02} ${base - size * 1.5} ${x + size * 0.04} ${base - size * 1.3} ${x + size * 0.1} ${base - size * 1.2}C${x + size * 0.5} ${base - size * 0.98} ${x + size * 1.06} ${base - size * 0.5} ${x + size * 0.7} ${base}Z`,
  );
  block.box('ink', x - size * 0.72, base - size * 0.03, size * 1.44, Math.max(80, size));
  for (let rib = -2; rib <= 2; rib++)
    block.gouge(
      'light',
      x + rib * size * 0.24,
      base - size * 0.5,
      90 - rib * 8,
      size * (0.86 - Math.abs(rib) * 0.12),
      size * 0.028,
      rib * -0.1,
    );
  for (let pane = -2; pane <= 2; pane++)
    block.box('light', x + pane * size * 0.26 - size * 0.06, base + size * 0.1, size * 0.12, size * 0.34, 1);
}
