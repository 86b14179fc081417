import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { type EventType, eventTypes } from '@salient/shared/areas/events/eventTypes.ts';
import { emptyPerson, type MembershipDraft } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { ageBetween } from '@salient/shared/lib/dates/partialDate.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { DemoEvent, DemoPerson } from '../demoRecords.ts';
import type { KnownUnit } from '../military/MilitaryBook.ts';
import type { Sex } from '../names/Culture.ts';
import type { Origin } from '../peoples/origins.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import type { ProjectKey } from '../projects/ProjectBook.ts';
import { demoId } from '../random/demoId.ts';
import { calendarDate, type DayNumber, knownDate, type Precision } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { nl } from '../texts/nl.ts';
import type { Slot } from '../texts/Phrase.ts';
import { placeWords } from '../texts/placeWords.ts';
import type { Phrasebook, Situation } from '../texts/situations.ts';
import { birthOrders, enemies, numberWords } from '../texts/vocabulary.ts';
import type { Word } from '../texts/Word.ts';
import type { World } from '../World.ts';

const phrasebooks: Record<Language, Phrasebook> = { nl, en, fr, de };
const blankEvents = Object.fromEntries(eventTypes.map((type) => [type, emptyEvent(type)])) as Record<
  EventType,
  EventDraft
>;

/** What nobody knows of a person for certain but the generator: the truth behind the record. */
export interface Truth {
  readonly sex: Sex;
  readonly origin: Origin;
  /** Language in which the record was written up. */
  readonly language: Language;
  readonly home: KnownPlace;
  readonly born: DayNumber;
  /** Null when the person outlived what the museum knows. */
  died: DayNumber | null;
  father: string;
  /** Whether the father had died before the war. */
  readonly fatherless: boolean;
  mother: string;
  spouse: string;
  /** Children of the person's own; 0 when nothing is known of any. */
  offspring: number;
  sibling: string;
  trade: Word | null;
  fathersTrade: Word | null;
  /** Children in the parents' house. */
  readonly children: number;
  readonly order: number;
  unit: KnownUnit | null;
}

/** Where and among what an event happens, for the sentences about it. */
export interface Scene {
  readonly place?: KnownPlace | null;
  readonly hospital?: string;
  readonly panel?: string;
  readonly street?: string;
  readonly year?: number;
  readonly age?: number;
  /** A village behind the lines. */
  readonly rear?: KnownPlace;
}

export interface When {
  readonly day: DayNumber;
  readonly precision?: Precision;
}

const elided = /\bde (?=[AEIOUYÀÂÉÈÊÎÔ])/g;

/** Facts that a record tells once, whichever slot they fill. */
const onceOnly: Partial<Record<Slot, string>> = {
  order: 'count of children',
  children: 'count of children',
  offspring: 'count of offspring',
  fathersTrade: "father's trade",
};

/** Writes the record of one person, event by event. */
export class Biography {
  readonly draft: PersonDraft = {
    ...emptyPerson,
    alternative_surnames: [],
    alternative_familynames: [],
  };
  readonly id: string;
  readonly #events: DemoEvent[] = [];
  readonly #memberships: MembershipDraft[] = [];
  /** Sentences written already, and the facts that one sentence of a record is enough for. */
  readonly #told = new Set<string>();

  constructor(
    readonly world: World,
    readonly random: Random,
    /** Number of the person in the museum, from 0. */
    readonly ordinal: number,
    readonly truth: Truth,
  ) {
    this.id = demoId(world.seed, 'person', ordinal);
  }

  get language(): Language {
    return this.truth.language;
  }

  /** A notion in the language of the record. */
  word(word: Word): string {
    return word[this.truth.language];
  }

  /** Adds an event; `when` is its start, `until` its end. */
  add(
    type: EventType,
    { when, until, ...fields }: Partial<Omit<EventDraft, 'type'>> & { when?: When | null; until?: When | null },
  ): void {
    const event: DemoEvent = {
      id: demoId(this.world.seed, 'event', this.ordinal, this.#events.length),
      ...blankEvents[type],
      ...fields,
    };
    if (when) {
      const start = knownDate(when.day, when.precision ?? 'day');
      event.start_day = start.day;
      event.start_month = start.month;
      event.start_year = start.year;
    }
    if (until) {
      const end = knownDate(until.day, until.precision ?? 'day');
      event.end_day = end.day;
      event.end_month = end.month;
      event.end_year = end.year;
    }
    this.#events.push(event);
  }

  has(type: EventType): boolean {
    return this.#events.some((event) => event.type === type);
  }

  /** Whether the person already stands on that memorial. */
  isOn(memorialId: string): boolean {
    return this.#events.some((event) => event.memorial_id === memorialId);
  }

  joins(project: ProjectKey, notes = ''): void {
    const id = this.world.projects.id(project);
    if (!this.#memberships.some((membership) => membership.project === id)) {
      this.#memberships.push({ project: id, notes });
    }
  }

  /** A sentence about the situation in `share` of all lives, else nothing. No life says the same twice. */
  tell(situation: Situation, share: number, scene: Scene = {}): string {
    if (!this.random.chance(share)) return '';
    const candidates = phrasebooks[this.truth.language][situation];
    // A sentence may not fit the life; a few tries find one that does, or none is written.
    for (let attempt = 0; attempt < 3; attempt++) {
      const phrase = this.random.pick(candidates);
      if (phrase.slots.some((slot) => this.#told.has(onceOnly[slot] ?? slot))) continue;
      const words = phrase.write(this.truth.sex === 'female', (slot) => this.#fill(slot, scene));
      const sentence = this.language === 'fr' ? (words?.replace(elided, "d'") ?? null) : words;
      if (sentence === null || this.#told.has(sentence)) continue;
      this.#told.add(sentence);
      for (const slot of phrase.slots) this.#told.add(onceOnly[slot] ?? '');
      return sentence;
    }
    return '';
  }

  /** Gives the latest event a sentence, as `tell` finds it. */
  describeLast(situation: Situation, share: number, scene: Scene): void {
    this.describeLastAs(this.tell(situation, share, scene));
  }

  describeLastAs(description: string): void {
    const last = this.#events.at(-1);
    if (last) last.description = description;
  }

  /** Adds a remark as an event of its own, if a sentence fits. */
  remark(situation: Situation, when?: When): void {
    const description = this.tell(situation, 1);
    if (description !== '') this.add('extra', { description, ...(when ? { when } : {}) });
  }

  /** The finished record. */
  finish(): DemoPerson {
    return {
      id: this.id,
      draft: this.draft,
      cwxrm_remembered: this.has('cwxrm'),
      events: this.#events,
      memberships: this.#memberships,
    };
  }

  #fill(slot: Slot, scene: Scene): string | null {
    const { truth, language } = this;
    const placed = (place: KnownPlace | null | undefined, relation: 'in' | 'near' | 'from' | 'to') =>
      place && place.type !== 'country' ? placeWords(place, language, relation) : null;
    switch (slot) {
      case 'father':
        return truth.father || null;
      case 'lateFather':
        return truth.fatherless && truth.father ? truth.father : null;
      case 'livingFather':
        return truth.fatherless || !truth.father ? null : truth.father;
      case 'mother':
        return truth.mother || null;
      case 'spouse':
        return truth.spouse || null;
      case 'sibling':
        return truth.sibling || null;
      case 'trade':
        return truth.trade ? this.word(truth.trade) : null;
      case 'fathersTrade':
        return truth.fathersTrade ? this.word(truth.fathersTrade) : null;
      case 'order':
        return orderWord(truth, language);
      case 'children':
        return countWord(truth.children, language);
      case 'offspring':
        return countWord(truth.offspring, language);
      case 'age':
        return scene.age === undefined ? null : String(scene.age);
      case 'year':
        return scene.year === undefined ? null : String(scene.year);
      case 'street':
        return scene.street ?? null;
      case 'regiment':
        return this.#regiment();
      case 'unit':
        return truth.unit ? unitWords(truth.unit) : null;
      case 'place':
        return scene.place?.names[language] ?? null;
      case 'inPlace':
        return placed(scene.place, 'in');
      case 'nearPlace':
        return placed(scene.place, 'near');
      case 'fromPlace':
        return placed(scene.place, 'from');
      case 'toPlace':
        return placed(scene.place ?? truth.home, 'to');
      case 'inRear':
        return placed(scene.rear, 'in');
      case 'inHome':
        return placed(truth.home, 'in');
      case 'fromHome':
        return placed(truth.home, 'from');
      case 'hospital':
        return scene.hospital || null;
      case 'panel':
        return scene.panel ?? null;
      case 'ifBelgian':
        return truth.origin.nationality === 'Belgisch' ? '' : null;
      case 'ifBritish':
        return truth.unit?.army.name === 'B.E.F.' ? '' : null;
      case 'ifMarried':
        return truth.spouse === '' ? null : '';
      case 'enemy':
        return truth.unit ? enemyOf(truth.unit.army.side, language) : null;
    }
  }

  /** The regiment within a sentence, only where its name is of the sentence's language. */
  #regiment(): string | null {
    const { unit } = this.truth;
    if (!unit) return null;
    const own = { fr: 'A.F.', de: 'D.K.H.', nl: 'A.B.L.', en: '' }[this.language];
    return this.language === 'en' || unit.army.name === own ? unit.regiment : null;
  }

  /** Age in full years on a day. */
  ageOn(day: DayNumber): number {
    return Math.floor((day - this.truth.born) / 365.25);
  }

  /** Age in full years at death, by the calendar; 0 while the death is not known. */
  ageAtDeath(): number {
    const { born, died } = this.truth;
    return died === null ? 0 : (ageBetween(calendarDate(born), calendarDate(died)) ?? 0);
  }

  /** The day on which the person reached an age, give or take a day. */
  yearsOld(age: number): DayNumber {
    return this.truth.born + Math.round(age * 365.25);
  }
}

function orderWord({ order, children }: Truth, language: Language): string | null {
  if (children < 2) return null;
  const index = order === children && children > 2 ? birthOrders.length - 1 : order - 1;
  return birthOrders[Math.min(index, birthOrders.length - 1)]?.[language] ?? null;
}

const countWord = (count: number, language: Language) =>
  count < 2 ? null : (numberWords[count]?.[language] ?? String(count));

const enemyOf = (side: 'allied' | 'german', language: Language) => enemies[side]?.[language] ?? null;

export function unitWords({ regiment, unit, unitNr }: KnownUnit): string {
  const number = [unitNr, unit].filter(Boolean).join(' ');
  return number === '' ? regiment : `${number}, ${regiment}`;
}
