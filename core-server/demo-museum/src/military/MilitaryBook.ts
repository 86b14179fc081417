import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import type { MilitaryEntityType } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { DemoHistory, DemoMilitaryEntity } from '../demoRecords.ts';
import type { PlaceBook } from '../places/PlaceBook.ts';
import { demoId } from '../random/demoId.ts';
import { type DayNumber, dayNumber, dayOf, knownDate } from '../random/historicalDay.ts';
import { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';
import { type Army, armies } from './armies.ts';
import type { TabledDivision, TabledUnit } from './formations.ts';
import { type Phase, type PhaseKey, readPhases } from './phases.ts';
import { unitTrack } from './unitTrack.ts';

/** A unit as lives speak of it, with the entities that its events refer to. */
export interface KnownUnit extends TabledUnit {
  readonly army: Army;
  readonly division: TabledDivision;
  readonly entityId: string | null;
  readonly regimentId: string | null;
  /** The phases in which it fought, the heavier ones drawn more. */
  readonly phases: Urn<Phase>;
}

const warBegins = dayOf('1914-08-04');
const warEnds = dayOf('1918-11-11');
const noNames = { division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' };

/** Relief societies and the like, which are no regiment of any army. */
const others: readonly (readonly [army: string, unit: string])[] = [
  ['B.E.F.', "Friends' Ambulance Unit, Section Sanitaire Anglaise 13"],
  ['B.E.F.', 'Talbot House'],
  ['B.E.F.', 'Graves Registration Unit 12'],
  ['A.B.L.', "Hôpital de l'Océan"],
  ['A.B.L.', 'Belgian Field Hospital'],
  ['A.F.', 'Ambulance chirurgicale automobile 1'],
];

/** All military entities of the demo museum with their history, and the units that soldiers are drawn for. */
export class MilitaryBook {
  readonly entities: DemoMilitaryEntity[] = [];
  readonly history: DemoHistory[] = [];
  readonly phases: Record<PhaseKey, Phase>;
  readonly #seed: number;
  readonly #random: Random;
  readonly #ids = new Map<string, string>();
  readonly #units = new Map<Army, Urn<KnownUnit>>();
  readonly #tracked = new Set<string>();

  constructor(seed: number, places: PlaceBook) {
    this.#seed = seed;
    this.#random = new Random(seed, 0x6d696c);
    this.phases = readPhases(places);
    for (const army of armies) {
      const units = army.divisions.flatMap((division) => this.#addDivision(army, division));
      this.#units.set(
        army,
        Urn.of(units, () => 1),
      );
    }
    for (const [army, unit] of others) this.#entity('others', army, { unit });
  }

  /** A unit of the army by chance. */
  unitOf(army: Army, random: Random): KnownUnit {
    return (this.#units.get(army) as Urn<KnownUnit>).draw(random);
  }

  /** The entity of a regiment, when the museum has one. */
  regimentId(army: string, regiment: string): string | null {
    return this.#ids.get(militaryEntityKey('regiment', { army, regiment })) ?? null;
  }

  /** Another unit of the same kind and army, mostly of the same division. */
  siblingOf(unit: KnownUnit, random: Random): KnownUnit {
    for (let attempt = 0; attempt < 12; attempt++) {
      const other = this.unitOf(unit.army, random);
      if (other.unit === unit.unit && (attempt > 5 || other.division === unit.division)) return other;
    }
    return unit;
  }

  #addDivision(army: Army, division: TabledDivision): KnownUnit[] {
    const phases = division.phases.map((key) => {
      const phase = this.phases[key];
      if (!phase) throw new Error(`${division.name} fights in the unknown phase "${key}"`);
      return phase;
    });
    const drawn = Urn.of(phases, ({ weight }) => weight);
    const first = Math.min(...phases.map(({ from }) => from));
    const last = Math.max(...phases.map(({ to }) => to));
    const divisionId = army.listed ? this.#entity('division', army.name, { division: division.name }) : null;
    if (divisionId) this.#addCorps(army, division, divisionId, [first, last]);
    return division.brigades.flatMap((brigade) => {
      const brigadeId = army.listed ? this.#entity('brigade', army.name, { brigade: brigade.name }) : null;
      if (brigadeId && divisionId) this.#structure(brigadeId, divisionId, first - 200, warEnds);
      return brigade.units.map((unit): KnownUnit => {
        const { regiment } = unit;
        const regimentId = army.listed ? this.#entity('regiment', army.name, { regiment }) : null;
        const entityId =
          army.listed && (unit.unit !== '' || unit.unitNr !== '')
            ? this.#entity('unit', army.name, { regiment, unit: unit.unit, unit_nr: unit.unitNr })
            : null;
        const owner = entityId ?? regimentId;
        if (owner && brigadeId) this.#recordService(owner, brigadeId, phases, army, [first, last]);
        return { ...unit, army, division, entityId, regimentId, phases: drawn };
      });
    });
  }

  #addCorps(army: Army, division: TabledDivision, divisionId: string, [first, last]: [DayNumber, DayNumber]): void {
    if (division.corps === '') {
      this.#add({ military_entity_id: divisionId, type: 'structure', from_date: '191408??', army: army.name });
      return;
    }
    const corpsArmy = division.corps.includes('ANZAC') ? 'ANZAC' : army.name;
    const isNew = !this.#ids.has(militaryEntityKey('corps', { army: corpsArmy, corps: division.corps }));
    const corpsId = this.#entity('corps', corpsArmy, { corps: division.corps });
    if (isNew) this.#add({ military_entity_id: corpsId, type: 'structure', army: corpsArmy });
    // Divisions moved from corps to corps; what the demo knows is the corps of their time in Flanders.
    this.#structure(divisionId, corpsId, first - this.#random.whole(3, 40), last + this.#random.whole(2, 30));
  }

  #recordService(
    owner: string,
    brigadeId: string,
    phases: readonly Phase[],
    army: Army,
    [first, last]: [DayNumber, DayNumber],
  ): void {
    const again = this.#tracked.has(owner);
    this.#tracked.add(owner);
    const from = again ? first - this.#random.whole(5, 30) : Math.max(warBegins, first - this.#random.whole(40, 300));
    const to = again ? warEnds : Math.min(warEnds, last + this.#random.whole(30, 200));
    this.#structure(owner, brigadeId, from, Math.max(from, to));
    if (again) return;
    if (this.#random.chance(0.12)) this.#attach(owner, first);
    for (const step of unitTrack([...new Set(phases)].slice(0, 3), army.side, this.#random)) {
      this.#add({
        military_entity_id: owner,
        type: 'track',
        from_date: encodeDate(knownDate(step.from, 'day')),
        to_date: encodeDate(knownDate(step.to, 'day')),
        track_type: step.kind,
        place_id: step.place.id,
      });
    }
  }

  /** A few units were lent to another formation for some days. */
  #attach(owner: string, day: DayNumber): void {
    const divisions = this.entities.filter(({ type }) => type === 'division');
    const host = this.#random.pick(divisions);
    this.#add({
      military_entity_id: owner,
      type: 'attached',
      from_date: encodeDate(knownDate(day, 'day')),
      to_date: encodeDate(knownDate(day + this.#random.whole(3, 24), 'day')),
      entity_id: host.id,
      description: 'Tijdelijk toegevoegd als versterking.',
    });
  }

  #structure(child: string, parent: string, from: DayNumber, to: DayNumber): void {
    this.#add({
      military_entity_id: child,
      type: 'structure',
      from_date: encodeDate(
        knownDate(Math.max(from, dayNumber(1914, 1, 1)), this.#random.pick(['day', 'month', 'month', 'year'])),
      ),
      to_date: to >= warEnds ? '????????' : encodeDate(knownDate(to, this.#random.pick(['day', 'month']))),
      entity_id: parent,
    });
  }

  #add(entry: Pick<DemoHistory, 'military_entity_id' | 'type'> & Partial<DemoHistory>): void {
    this.history.push({
      from_date: '????????',
      to_date: '????????',
      entity_id: null,
      army: '',
      description: '',
      track_type: null,
      place_id: null,
      topo: '',
      ...entry,
      id: demoId(this.#seed, 'history', this.history.length),
    });
  }

  #entity(type: MilitaryEntityType, army: string, names: Partial<typeof noNames>): string {
    const key = militaryEntityKey(type, { army, ...names });
    const known = this.#ids.get(key);
    if (known) return known;
    const id = demoId(this.#seed, 'military_entity', this.entities.length);
    this.#ids.set(key, id);
    this.entities.push({ id, type, army, ...noNames, ...names });
    return id;
  }
}
