import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { BenchMuseum } from '../museum.ts';

/** What a list says of one person that somebody could type. */
export interface KnownPerson {
  readonly id: string;
  readonly surname: string;
  readonly familyname: string;
  readonly born_year: number | null;
  readonly died_year: number | null;
  readonly army: string;
  readonly regiment: string;
  readonly unit: string;
  readonly unit_nr: string;
  readonly rank: string;
  readonly countries: readonly string[];
  /** Places of events, each with its names by language and others. */
  readonly places: readonly (readonly string[])[];
  readonly cemetery: string | null;
}

interface Row extends Omit<KnownPerson, 'places'> {
  readonly places:
    | readonly Readonly<{ names: Partial<Record<Language, { name?: string }>>; also: readonly string[] }>[]
    | null;
}

/** Every person of the museum with what is known of it. */
export async function readKnown(museum: BenchMuseum): Promise<KnownPerson[]> {
  const rows = await museum.query<Row>(
    `SELECT p.id, p.surname, p.familyname, p.born_min / 10000 AS born_year, p.died_year,
       coalesce(m.enlisted_army, '') AS army, coalesce(m.enlisted_regt, '') AS regiment,
       coalesce(m.enlisted_unit, '') AS unit, coalesce(m.enlisted_nr, '') AS unit_nr,
       coalesce(m.enlisted_rank, '') AS rank,
       ARRAY(SELECT DISTINCT l.country_code::text FROM person_event e JOIN place l ON l.id = e.place_id
         WHERE e.person_id = p.id AND l.country_code IS NOT NULL) AS countries,
       (SELECT json_agg(json_build_object('names', l.languages, 'also', l.alternative_names))
         FROM person_event e JOIN place l ON l.id = e.place_id WHERE e.person_id = p.id AND l.type <> 'country') AS places,
       (SELECT min(g.name) FROM person_event e JOIN memorial g ON g.id = e.memorial_id WHERE e.person_id = p.id) AS cemetery
     FROM person p
     LEFT JOIN LATERAL (SELECT * FROM person_event e WHERE e.person_id = p.id AND e.type = 'military' LIMIT 1) m ON true
     ORDER BY md5(p.sort_name || p.sort_born_date || p.sort_died_date)`,
    [],
  );
  return rows.map(({ places, ...row }) => ({
    ...row,
    places: (places ?? []).map(({ names, also }) => [
      ...new Set([...languages.flatMap((language) => names[language]?.name ?? []), ...also].filter(Boolean)),
    ]),
  }));
}
