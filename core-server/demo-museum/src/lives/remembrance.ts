import { givenNames } from '../names/givenNames.ts';
import { dayNumber, dayOf } from '../random/historicalDay.ts';
import type { Biography } from './Biography.ts';

const donors = [
  'Heemkring De Linde',
  'Klas 6B, Vrije Basisschool',
  'Wandelclub De Ransel',
  'Familie',
  'Great War Study Group',
];
const gasBegins = dayOf('1915-04-22');
const gasEnds = dayOf('1915-05-25');
const thirdYpresBegins = dayOf('1917-07-31');
const thirdYpresEnds = dayOf('1917-11-10');

/** What came after: what the family kept, who remembers the person today, and the museum's own projects. */
export function recordRemembrance(biography: Biography): void {
  const { random, draft, truth } = biography;
  if (draft.war_casualty && random.chance(0.07)) {
    biography.remark(draft.victim_type === 'military' && truth.sex === 'male' ? 'keptSoldier' : 'kept');
  }
  if (draft.war_casualty && random.chance(0.025)) recordSponsor(biography);
  if (random.chance(0.04)) biography.joins('museum', random.chance(0.3) ? 'Gekozen voor de rondleiding.' : '');
  const { died } = truth;
  if (died === null || !draft.war_casualty) return;
  if (died >= gasBegins && died <= gasEnds && random.chance(0.3)) biography.joins('gas');
  if (died >= thirdYpresBegins && died <= thirdYpresEnds && random.chance(0.12)) biography.joins('passchendaele');
  if (truth.sex === 'female' && biography.ageAtDeath() >= 16 && random.chance(0.3)) biography.joins('women');
  if (biography.ageAtDeath() < 16) biography.joins('children', random.chance(0.2) ? 'Met foto.' : '');
}

/** Somebody of today who had the name read at the Menin Gate, as the batches of the remembrance campaign list them. */
function recordSponsor(biography: Biography): void {
  const { random, world } = biography;
  const { culture } = world.origins[random.chance(0.6) ? 'flemish' : 'english'];
  const first = givenNames(culture, random.chance(0.5) ? 'male' : 'female', random).split(' ')[0] as string;
  const last = culture.familyName(random);
  const year = random.whole(2014, 2018);
  const mailbox = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  biography.add('cwxrm', {
    when: { day: dayNumber(year, random.whole(1, 12), random.whole(1, 28)), precision: 'day' },
    place_id: world.places.get('Ieper').id,
    batch: `CWXRM-${year}-${String(random.whole(1, 12)).padStart(2, '0')}`,
    csv_id: String(random.whole(1, 4000)),
    first_name: first,
    last_name: last,
    email: `${mailbox}@example.org`,
    group: random.chance(0.4) ? random.pick(donors) : '',
    sponsor_name: `${first} ${last}`,
    mail_labels: random.chance(0.5)
      ? `${first} ${last}, ${random.whole(1, 140)} ${random.pick(['Dorpsstraat', 'High Street', 'Kerkplein'])}`
      : '',
  });
}
