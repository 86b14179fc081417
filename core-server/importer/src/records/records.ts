import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { MeantMemorial } from '@salient/shared/areas/imports/meant/meantNames.ts';
import type { MemorialType } from '@salient/shared/areas/memorials/memorialTypes.ts';
import type { MilitaryEntityType } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Problem } from '../values/problem.ts';

/** A text for each language in which the source gives it. */
export type Names = Partial<Record<Language, string>>;

/** A row of another import: `source` of its mapping and the key that the row has there. */
export interface KnownAs {
  readonly source: string;
  readonly key: string;
}

export interface PlaceDraft {
  readonly names: Names;
  readonly alternative_names: readonly string[];
  readonly type: PlaceType;
  readonly country_code: string | null;
  /** The mapping takes the country for likely; the row does not state it. */
  readonly country_guessed: boolean;
  /** What the row states as its country, where that is none of today. */
  readonly unknownCountry?: string;
  readonly area1: Names;
  readonly area2: Names;
  readonly locality: Names;
  readonly sublocality: Names;
  readonly lat: number | null;
  readonly lon: number | null;
}

/** A place that a row names: to be found, or made when `create` says so. It has no name where the row has a text that is none. */
export interface WantedPlace extends PlaceDraft {
  readonly create: boolean;
  readonly knownAs: KnownAs | null;
  /** How the source writes it. */
  readonly asWritten: string;
  readonly column: string;
  /** What the row calls it, where somebody said that another name is meant. */
  readonly meantFor?: string;
}

export interface WantedMemorial {
  readonly name: string;
  readonly alternative_names: readonly string[];
  readonly type: MemorialType;
  readonly cemetery_kind: 'military' | 'civilian' | null;
  readonly places: readonly WantedPlace[];
  readonly create: boolean;
  readonly knownAs: KnownAs | null;
  readonly column: string;
  /** Which one somebody said that it is. */
  readonly meant?: MeantMemorial;
}

/** What every row gives, whatever is imported. */
export interface RowRecord {
  /** Number among the rows, the first after the header being 1. */
  readonly row: number;
  /** Line of the file on which the row begins. */
  readonly line: number;
  /** What names the row in its source. */
  readonly key: string;
  /** Checksum of all that the mapping makes of the row: equal as long as nothing would be written anew. */
  readonly hash: Buffer;
  readonly problems: Problem[];
  readonly cells: readonly string[];
}

export interface EventRecord {
  /** Type and number among the person's events of that type: `injured:0`. Stays from one run to the next. */
  readonly slot: string;
  /** Without its references, which the database gives. */
  readonly draft: EventDraft;
  /** Tried one after the other. */
  readonly places: readonly WantedPlace[];
  readonly memorial: WantedMemorial | null;
  readonly entity: 'none' | 'link' | 'create';
}

export interface PersonRecord extends RowRecord {
  readonly kind: 'persons';
  readonly person: PersonDraft;
  readonly events: readonly EventRecord[];
}

export interface PlaceRecord extends RowRecord {
  readonly kind: 'places';
  readonly place: PlaceDraft;
}

export interface MemorialDraft {
  readonly name: string;
  readonly alternative_names: readonly string[];
  readonly type: MemorialType;
  readonly type_plate_details: string | null;
  readonly cemetery_kind: 'military' | 'civilian' | null;
  readonly cemetery_exists: boolean | null;
  readonly cemetery_nationality: string | null;
  readonly description: string;
  readonly address: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly british_trench_coordinates: string;
  readonly start_day: number | null;
  readonly start_month: number | null;
  readonly start_year: number | null;
}

export interface MemorialRecord extends RowRecord {
  readonly kind: 'memorials';
  readonly memorial: MemorialDraft;
  readonly places: readonly WantedPlace[];
}

export interface EntityNames {
  readonly type: MilitaryEntityType;
  readonly army: string;
  readonly division: string;
  readonly brigade: string;
  readonly regiment: string;
  readonly corps: string;
  readonly unit: string;
  readonly unit_nr: string;
}

export interface HistoryRecord {
  readonly type: 'structure' | 'attached' | 'track';
  /** `id` of the entity of the same row that it names. */
  readonly entity: string | null;
  readonly army: string;
  /** 8 characters. */
  readonly from_date: string;
  readonly to_date: string;
  readonly description: string;
  readonly track_type: string | null;
  readonly places: readonly WantedPlace[];
  readonly topo: string;
}

export interface EntityRecord {
  readonly id: string;
  readonly names: EntityNames;
  readonly history: readonly HistoryRecord[];
}

/** One row may name several units: a division, its brigade and the brigade's battalion. */
export interface EntitiesRecord extends RowRecord {
  readonly kind: 'military-entities';
  readonly entities: readonly EntityRecord[];
}

export type ImportRecord = PersonRecord | PlaceRecord | MemorialRecord | EntitiesRecord;
