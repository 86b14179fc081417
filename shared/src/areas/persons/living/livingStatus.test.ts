import { expect, test } from 'vitest';
import { judgeLife, type KnownOfLife } from './livingStatus.ts';

const today = 2026_11_26;
const nothing: KnownOfLife = {
  ...{ isDeathKnown: false, warCasualty: false, bornMin: null, bornMax: null, firstSeen: null },
  ...{ hasServed: false, isRelative: false },
};
const born = (bornMin: number, bornMax = bornMin) => ({ bornMin, bornMax });

test.each<[string, Partial<KnownOfLife>, string, number | null]>([
  ['a victim of whom no date is known', { warCasualty: true, isRelative: true }, 'dead', null],
  ['a victim born in the war', { warCasualty: true, ...born(1915_05_07) }, 'dead', null],
  ['a victim born long after the war', { warCasualty: true, ...born(1950_01_01) }, 'presumed_living', 2060_01_01],
  ['a survivor whose death is known', { isDeathKnown: true, ...born(1950_01_01) }, 'dead', null],
  ['a survivor born 110 years ago today', born(1916_11_26), 'presumed_dead', null],
  ['a survivor born a day later', born(1916_11_27), 'presumed_living', 2026_11_27],
  ['a survivor born in a year that is not over', born(1916_01_01, 1916_12_31), 'presumed_living', 2026_12_31],
  ['a wounded soldier without any date', { hasServed: true, isRelative: true }, 'presumed_dead', null],
  ['a refugee of 1917 whose birth is not known', { firstSeen: 1917_12_31, isRelative: true }, 'presumed_dead', null],
  ['a son who served in the next war', { firstSeen: 1940_05_10, hasServed: true }, 'presumed_living', 2050_05_10],
  ['a relative without any date', { isRelative: true }, 'presumed_living', null],
  ['somebody of the list without any date or relative', {}, 'presumed_dead', null],
])('%s', (_, known, status, until) => {
  expect(judgeLife({ ...nothing, ...known }, today)).toEqual({ status, until });
});
