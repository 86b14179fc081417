import type { KnownMemorial } from '../memorials/MemorialBook.ts';
import type { Dead } from '../memorials/memorialTable.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import { dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import type { Biography } from './Biography.ts';
import type { Service } from './soldier.ts';
import type { SoldiersFate } from './soldiersFate.ts';

const tyneCotBegins = dayOf('1917-08-16');
const southernSector = new Set([
  ...['Ploegsteert', 'Bos van Ploegsteert', 'Nieuwkerke', 'Belle', 'Merville', 'Stegers', 'Dranouter', 'Armentiers'],
  ...['Neuve-Chapelle', 'Richebourg', 'Loos', 'Fromelles', 'La Couture', 'Laventie', 'Béthune'],
]);
const coast = new Set(['Nieuwpoort', 'Lombardsijde', 'Sint-Joris', 'Oostduinkerke']);

/** Share of the dead who lay first in a graveyard that is gone now. */
const movedGraves: Partial<Record<Dead, number>> = {
  german: 0.55,
  belgian: 0.2,
  french: 0.3,
  american: 0.6,
  portuguese: 0.4,
};

/** Grave, wall of names and village memorial of a soldier who died at `place`. */
export function recordGrave(biography: Biography, service: Service, fate: SoldiersFate, place: KnownPlace): void {
  const { random, truth } = biography;
  const { army } = service;
  const fellInField = fate === 'fell' || fate === 'shelled' || fate === 'gassed';
  const missing = fate === 'missing' || (fellInField && random.chance(army.missing));
  if (missing) recordWall(biography, service, place);
  else if (random.chance(0.93)) recordBurial(biography, service, place, fellInField);
  const parish = biography.world.memorials.parishPlate(truth.home);
  if (parish && random.chance(0.4)) onPlate(biography, parish);
  if (truth.origin.nationality === 'Iers' && random.chance(0.25)) {
    onPlate(
      biography,
      biography.world.memorials.named("Ireland's Memorial Records"),
      `Vol. ${'I'.repeat(random.whole(1, 3))}, p. ${random.whole(1, 390)}`,
    );
  }
  if (random.chance(0.03)) {
    const other = biography.world.memorials.othersNear(place, army.dead, random.chance(0.7) ? 'plate' : 'document');
    if (other) onPlate(biography, other.draw(random));
  }
}

function onPlate(biography: Biography, memorial: KnownMemorial, reference = ''): void {
  if (biography.isOn(memorial.id)) return;
  biography.add('memorated', {
    memorial_id: memorial.id,
    memorial_kind: memorial.type === 'cemetery' ? 'current' : 'none',
    memorial_ref: reference,
    description: memorial.plate === 'community' ? biography.tell('villagePlate', 0.3) : '',
  });
}

function recordBurial(biography: Biography, service: Service, place: KnownPlace, inField: boolean): void {
  const { random, world } = biography;
  const dead = deadOf(service, place, random);
  const current = world.memorials.cemeteriesNear(place, dead, true)?.draw(random);
  if (!current) return;
  const former =
    random.chance(movedGraves[dead] ?? 0) && world.memorials.cemeteriesNear(place, dead, false)?.draw(random);
  if (former) {
    biography.add('memorated', {
      memorial_id: former.id,
      memorial_kind: 'original',
      memorial_ref: random.chance(0.5) ? `Nr. ${random.whole(1, 420)}` : '',
    });
  } else if (inField && dead === 'commonwealth' && random.chance(0.03)) {
    const field = world.memorials.othersNear(place, dead, 'fieldgrave')?.draw(random);
    if (field) onPlate(biography, field);
  }
  biography.add('memorated', {
    memorial_id: current.id,
    memorial_kind: random.chance(0.015) ? 'unknown' : 'current',
    memorial_ref: graveReference(dead, random),
    description: former ? biography.tell('reburied', 0.45, { place: former.site }) : biography.tell('buried', 0.14),
  });
}

/** Whose cemetery takes him: a prisoner lies among his captors or in a village churchyard. */
function deadOf({ army }: Service, place: KnownPlace, random: Random): Dead {
  if (army.dead === 'prisoner') return random.chance(0.6) ? 'german' : 'belgian';
  if (army.dead === 'chinese') return place.country === 'FR' ? 'chinese' : 'commonwealth';
  return army.dead === 'indian' ? 'commonwealth' : army.dead;
}

function graveReference(dead: Dead, random: Random): string {
  if (random.chance(0.12)) return '';
  switch (dead) {
    case 'commonwealth':
    case 'chinese':
      return `${roman(random.whole(1, 36))}. ${random.pick('ABCDEFGHJKL'.split(''))}. ${random.whole(1, 40)}.`;
    case 'german':
      return `Block ${random.pick(['A', 'B', 'C', 'D', 'E', 'F'])}, Grab ${random.whole(1, 2900)}`;
    case 'french':
      return `Carré ${random.whole(1, 9)}, tombe ${random.whole(1, 480)}`;
    case 'american':
      return `Plot ${random.pick(['A', 'B', 'C', 'D'])}, Row ${random.whole(1, 6)}, Grave ${random.whole(1, 26)}`;
    case 'portuguese':
      return `Talhão ${random.pick(['A', 'B', 'C', 'D'])}, fila ${random.whole(1, 22)}, coval ${random.whole(1, 26)}`;
    default:
      return `Graf ${random.whole(1, 1200)}`;
  }
}

function roman(number: number): string {
  const tens = ['', 'X', 'XX', 'XXX'][Math.floor(number / 10)] ?? '';
  return tens + (['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number % 10] ?? '');
}

function recordWall(biography: Biography, service: Service, place: KnownPlace): void {
  const { random, world, language } = biography;
  const name = wallName(service, place, random);
  if (name === null) return;
  const wall = world.memorials.named(name);
  const number = random.whole(1, wall.name.startsWith('Tyne Cot') ? 160 : 56);
  const panel = { nl: `paneel ${number}`, en: `panel ${number}`, fr: `le panneau ${number}`, de: `Tafel ${number}` }[
    language
  ];
  biography.add('memorated', {
    memorial_id: wall.id,
    memorial_kind: wall.type === 'cemetery' ? 'current' : 'none',
    memorial_ref: wall.type === 'cemetery' ? massGrave(service) : `Panel ${number}`,
    description: wall.type === 'cemetery' ? '' : biography.tell('wallOfNames', 0.3, { panel }),
  });
}

const massGrave = ({ army }: Service) => (army.name === 'D.K.H.' ? 'Kameradengrab' : 'Ossuaire');

/** The wall or mass grave that names the missing of the army, the place and the date. */
function wallName({ army, day, unit }: Service, place: KnownPlace, random: Random): string | null {
  switch (army.name) {
    case 'D.K.H.':
    case 'K.u.K.':
      return 'Deutscher Soldatenfriedhof Langemark';
    case 'A.F.':
      return random.chance(0.5) ? 'Ossuaire français du Mont Kemmel' : 'Nécropole nationale Notre-Dame-de-Lorette';
    case 'C.E.P.':
      return 'Cemitério Militar Português de Richebourg';
    case 'A.B.L.':
    case 'U.S.A.':
    case 'E.I.':
    case 'R.I.A.':
      return null;
    case 'N.Z.E.F.':
      if (/Messines/.test(place.key) || place.key === 'Mesen') return 'Messines Ridge (New Zealand) Memorial';
      return place.key === 'Polygoonbos'
        ? 'Buttes New British Cemetery (New Zealand) Memorial'
        : 'Tyne Cot Memorial to the Missing';
    case 'Indian Army':
      return place.country === 'FR' ? 'Neuve-Chapelle Memorial' : 'Menin Gate Memorial to the Missing';
    case 'B.E.F.':
      if (southernSector.has(place.key)) return 'Ploegsteert Memorial to the Missing';
      if (coast.has(place.key)) return 'Nieuport Memorial to the Missing';
      return day < tyneCotBegins || /Newfoundland/.test(unit.regiment)
        ? 'Menin Gate Memorial to the Missing'
        : 'Tyne Cot Memorial to the Missing';
    default:
      return 'Menin Gate Memorial to the Missing';
  }
}
