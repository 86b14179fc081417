/** What is compared of a person (`ScoredPerson`), as an expression of SQL over the row that is called `person`. */
export const scored = (person: string) => `
  jsonb_build_object('surname', ${person}.surname, 'familyname', ${person}.familyname,
    'alternative_surnames', ${person}.alternative_surnames, 'alternative_familynames', ${person}.alternative_familynames,
    'gender', ${person}.gender, 'victim_type', ${person}.victim_type,
    'born', ${person}.sort_born_date, 'died', ${person}.sort_died_date)
  || (SELECT jsonb_build_object(
      'numbers', coalesce(jsonb_agg(DISTINCT number_key) FILTER (WHERE number_key <> ''), '[]'),
      'regiments', coalesce(jsonb_agg(DISTINCT regt_key) FILTER (WHERE regt_key <> ''), '[]'),
      'birthplace', min(place_id::text) FILTER (WHERE type = 'born'))
    FROM person_event WHERE person_id = ${person}.id AND type IN ('born', 'military'))`;
