import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { cemeteryKinds, MemorialType, plateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import type {
  historyTypes,
  MilitaryEntityType,
  trackTypes,
} from '@salient/shared/areas/military/militaryEntityTypes.ts';
import type { MembershipDraft } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import type { Place } from '@salient/shared/areas/places/place.ts';
import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';

/** A place as it is stored, without the keys that are made of its names. */
export type DemoPlace = Pick<
  Place,
  'id' | 'type' | 'country_code' | 'languages' | 'alternative_names' | 'resolution_status'
> & { lat: number | null; lon: number | null };

export interface DemoMemorial {
  id: string;
  name: string;
  alternative_names: string[];
  type: MemorialType;
  type_plate_details: (typeof plateDetails)[number] | null;
  cemetery_kind: (typeof cemeteryKinds)[number] | null;
  cemetery_exists: boolean | null;
  cemetery_nationality: string | null;
  description: string;
  address: string;
  lat: number | null;
  lon: number | null;
  position_locked: boolean;
  place_id: string | null;
  british_trench_coordinates: string;
  start_year: number | null;
}

export interface DemoMilitaryEntity {
  id: string;
  type: MilitaryEntityType;
  army: string;
  division: string;
  brigade: string;
  regiment: string;
  corps: string;
  unit: string;
  unit_nr: string;
}

export interface DemoHistory {
  id: string;
  military_entity_id: string;
  type: (typeof historyTypes)[number];
  /** 8 characters, `?` for unknown digits. */
  from_date: string;
  to_date: string;
  entity_id: string | null;
  army: string;
  description: string;
  track_type: (typeof trackTypes)[number] | null;
  place_id: string | null;
  topo: string;
}

export interface DemoProject {
  id: string;
  title: string;
  description: string;
  from_day: number | null;
  from_month: number | null;
  from_year: number | null;
  to_day: number | null;
  to_month: number | null;
  to_year: number | null;
}

export interface DemoEvent extends EventDraft {
  readonly id: string;
}

export interface DemoPerson {
  readonly id: string;
  readonly draft: PersonDraft;
  readonly cwxrm_remembered: boolean;
  readonly events: readonly DemoEvent[];
  readonly memberships: readonly MembershipDraft[];
}

/** One direction of a relation; the other direction is a record of its own. */
export interface DemoRelation {
  readonly id: string;
  readonly person_id: string;
  readonly related_person_id: string;
  /** What the related person is to the person. */
  readonly relation: RelationType;
  readonly comments: string;
}

/** Persons who belong together; relations never leave their group. */
export interface DemoGroup {
  readonly persons: readonly DemoPerson[];
  readonly relations: readonly DemoRelation[];
}
