import type { Relation } from '@salient/shared/areas/relations/relation.ts';
import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';

interface Row {
  id: string;
  owner_id: string;
  person_id: string;
  relation: RelationType;
  comments: string;
  surname: string;
  familyname: string;
  gender: string;
  sort_born_date: string;
  sort_died_date: string;
}

/** Relations by the person that holds them, by kind and then name of the other person. */
export async function loadRelationsOf(
  db: EntityManager,
  personIds: readonly string[],
  withPersons: boolean,
): Promise<Map<string, Relation[]>> {
  const rows = await db.query<Row[]>(
    `SELECT r.id, r.person_id AS owner_id, r.related_person_id AS person_id, r.relation, r.comments,
       p.surname, p.familyname, p.gender, p.sort_born_date, p.sort_died_date
     FROM relation r JOIN person p ON p.id = r.related_person_id
     WHERE r.person_id = ANY($1) ORDER BY r.relation, p.sort_name, r.id`,
    [personIds],
  );
  const present = (row: Row): Relation => ({
    id: row.id,
    person_id: row.person_id,
    relation: row.relation,
    comments: row.comments,
    ...(withPersons
      ? {
          person: {
            id: row.person_id,
            surname: row.surname,
            familyname: row.familyname,
            gender: row.gender,
            sort_born_date: row.sort_born_date,
            sort_died_date: row.sort_died_date,
          },
        }
      : {}),
  });
  const grouped = groupBy(rows, (row) => row.owner_id);
  return new Map([...grouped].map(([owner, own]) => [owner, own.map(present)]));
}
