import { datasetFlags } from '@salient/shared/areas/datasets/datasets.ts';
import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import { selectColumns, textColumns } from '@salient/shared/areas/search/eventInputs.ts';
import type { IndexedEvent, IndexedPerson } from '@salient/shared/areas/search/personDocument.ts';
import type { Pool } from 'pg';
import { readByIds, readInOrder } from '../../lib/indexing/readPages.ts';

/** An event with the texts that its keys are made from. */
export type StoredEvent = IndexedEvent &
  Record<string, unknown> & {
    id: string;
    /** Version of the row in PostgreSQL, by which a later change of it is noticed. */
    xmin: string;
    sort_start_date: string;
    enlisted_regt: string;
    enlisted_unit: string;
    enlisted_nr: string;
    enlisted_sub: string;
    enlisted_rank: string;
    enlisted_number: string;
  };

/** A person with all that its document is made from, and the fields that its keys are made from. */
export interface StoredPerson extends IndexedPerson {
  xmin: string;
  initials: string;
  events: StoredEvent[];
}

const eventColumns = [
  ...['id', 'xmin', 'type', 'place_id', 'memorial_id', 'period_min', 'period_max', 'sort_start_date'],
  ...['army_key', 'regt_key', 'unit_key', 'nr_key', 'number_key', 'text_keys'],
  ...selectColumns,
  ...textColumns,
];

/** Events travel as bare lists of values: half the size of objects, and quicker for both sides. */
const selection = `
  SELECT p.id, p.xmin::text, p.surname, p.familyname, p.alternative_surnames, p.alternative_familynames, p.initials,
    p.gender, p.nationality, p.sort_born_date AS born, p.sort_died_date AS died, p.born_min, p.born_max, p.died_min,
    p.died_max, p.died_year, p.age, p.victim_type, p.victim_type_details, p.war_casualty,
    p.living_status, p.surname_keys,
    p.familyname_keys, p.fold_keys, p.sound_keys, p.given_keys, p.initials_key, p.nationality_key, p.sort_name,
    ${Object.values(datasetFlags)
      .map((flag) => `p.${flag}`)
      .join(', ')},
    (SELECT json_agg(json_build_array(${eventColumns.map((column) => `e.${column}`).join(', ')}) ORDER BY e.id)
     FROM person_event e WHERE e.person_id = p.id) AS events,
    ARRAY(SELECT m.project_id::text FROM project_membership m WHERE m.person_id = p.id ORDER BY 1) AS projects,
    ARRAY(SELECT DISTINCT r.relation FROM relation r WHERE r.person_id = p.id ORDER BY 1) AS relations,
    ARRAY(SELECT DISTINCT c.country_code FROM person_event e LEFT JOIN memorial m ON m.id = e.memorial_id
      JOIN place c ON c.id IN (e.place_id, m.place_id)
      WHERE e.person_id = p.id AND c.country_code IS NOT NULL ORDER BY 1) AS countries,
    coalesce((SELECT CASE WHEN 'museum' = ANY(s.targets)
        THEN ARRAY['stories'] || ARRAY(SELECT 'stories_' || kiosk FROM unnest(s.kiosks) AS kiosk ORDER BY 1)
        ELSE ARRAY['stories'] END
      FROM person_story s WHERE s.person_id_ref = p.id AND s.published_date IS NOT NULL), '{}') AS stories,
    EXISTS (SELECT FROM documented_person dp WHERE dp.person_id = p.id) AS has_documentation,
    EXISTS (SELECT FROM contact_contribution cc WHERE cc.person_id = p.id) AS has_contacts
  FROM person p`;

type Row = Omit<StoredPerson, 'events' | 'military'> & { events: unknown[][] | null };

const noMilitaryDetails: IndexedPerson['military'] = {
  army: '',
  regiment: '',
  unit: '',
  unit_nr: '',
  sub: '',
  rank: '',
  number: '',
};

function eventOf(values: readonly unknown[]): StoredEvent {
  const event = {} as StoredEvent;
  for (let at = 0; at < eventColumns.length; at++) event[eventColumns[at] as string] = values[at];
  return event;
}

function personOf({ events: lists, ...row }: Row): StoredPerson {
  const events = lists?.map(eventOf) ?? [];
  return { ...row, events, military: militaryDetails(events) ?? noMilitaryDetails };
}

/** The persons of these ids that there are, page by page and in no particular order. */
export async function* readPersons(pool: Pool, ids: readonly string[]): AsyncGenerator<StoredPerson[]> {
  const text = `${selection} WHERE p.id = ANY($1::uuid[])`;
  const pages = readByIds<Row>(pool, ids, (some) => ({ name: 'persons-by-id', text, values: [some] }));
  for await (const rows of pages) yield rows.map(personOf);
}

/** All persons in the order of their ids, `size` at a time. */
export async function* readAllPersons(pool: Pool, size: number): AsyncGenerator<StoredPerson[]> {
  const text = `${selection} WHERE p.id > $1 ORDER BY p.id LIMIT $2`;
  const pages = readInOrder<Row>(pool, (after) => ({ name: 'persons-after-id', text, values: [after, size] }));
  for await (const rows of pages) yield rows.map(personOf);
}
