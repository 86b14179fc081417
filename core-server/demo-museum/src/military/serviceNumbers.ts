import type { Random } from '../random/Random.ts';
import type { Army } from './armies.ts';
import type { TabledUnit } from './formations.ts';

/** `#` a digit (not 0 at the front), letters and the rest as they are. */
function filled(pattern: string, random: Random): string {
  let first = true;
  return pattern.replace(/#/g, () => {
    const digit = random.whole(first ? 1 : 0, 9);
    first = false;
    return String(digit);
  });
}

function patternOf(army: Army, { regiment, unitNr }: TabledUnit, random: Random): string {
  switch (army.name) {
    case 'A.B.L.':
      return random.chance(0.7) ? `${random.whole(101, 149)}/#####` : '#####';
    case 'A.F.':
      return random.chance(0.75) ? '####' : '#####';
    case 'C.E.F.':
      return random.chance(0.35) ? '#####' : '######';
    case 'A.I.F.':
    case 'ANZAC':
      return random.chance(0.8) ? '####' : '###';
    case 'N.Z.E.F.':
      return `${random.pick([6, 8, 10, 12, 20, 22, 24, 25, 26, 33, 38, 42])}/${random.chance(0.6) ? '####' : '###'}`;
    case 'Indian Army':
      return '####';
    case 'S.Afr.':
      return random.chance(0.5) ? '####' : '#####';
    case 'U.S.A.':
      return '#######';
    case 'D.K.H.':
      return random.chance(0.5) ? '###' : '####';
    case 'C.E.P.':
      return '###';
    case 'E.I.':
    case 'R.I.A.':
    case 'K.u.K.':
      return '#####';
    default:
      return britishPattern(regiment, unitNr, random);
  }
}

function britishPattern(regiment: string, unitNr: string, random: Random): string {
  if (/Chinese Labour/.test(regiment)) return '#####';
  if (/Royal (Field|Garrison) Artillery/.test(regiment)) return random.chance(0.5) ? '#####' : 'L/#####';
  if (/Army Service/.test(regiment)) return random.pick(['T4/######', 'M2/######', 'S4/######']);
  if (/Naval/.test(regiment)) return random.pick(['R/####', 'Z/####', 'KP/###']);
  // The Territorial Force got six figures in 1917, those before are short.
  if (/^\d\//.test(unitNr)) return random.chance(0.6) ? '2#####' : '####';
  if (/Highlanders|Black Watch|Royal Scots/.test(regiment)) return random.chance(0.6) ? 'S/#####' : '#####';
  if (/West Kent|East Surrey|Middlesex|Buffs|Queen's/.test(regiment)) return random.chance(0.6) ? 'G/#####' : '#####';
  if (/Rifle Brigade|Rifle Corps/.test(regiment)) return random.pick(['S/#####', 'R/#####', 'B/####']);
  return random.chance(0.75) ? '#####' : '####';
}

/** A service number as the army of the unit gave them. */
export const serviceNumber = (army: Army, unit: TabledUnit, random: Random): string =>
  filled(patternOf(army, unit, random), random);

/** Company, battery or squadron within the unit, as the army wrote it; often unknown. */
export function subUnit(army: Army, { unit }: TabledUnit, random: Random): string {
  if (random.chance(0.55)) return '';
  switch (army.name) {
    case 'A.B.L.':
      return /Bat|^$/.test(unit) ? `${random.pick(['1ste', '2de', '3de', '4de'])} compagnie` : '';
    case 'A.F.':
      return `${random.whole(1, 12)}e compagnie`;
    case 'D.K.H.':
      return unit === 'Bataillon' ? `${random.whole(1, 12)}. Kompanie` : '';
    case 'C.E.P.':
      return `${random.whole(1, 4)}.ª companhia`;
    case 'E.I.':
      return `${random.whole(1, 12)}a compagnia`;
    case 'U.S.A.':
      return `Company ${random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'K', 'L', 'M'])}`;
    case 'R.I.A.':
    case 'K.u.K.':
      return '';
    default:
      return /Bn\./.test(unit) ? `${random.pick(['A', 'B', 'C', 'D'])} Coy.` : '';
  }
}
