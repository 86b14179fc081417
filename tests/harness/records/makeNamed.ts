import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from '../startServer.ts';

/**
 * Makes many persons at once who differ by their last name alone, without events.
 *
 * @returns their ids in the order of the names.
 */
export async function makeNamed(
  { dataSource }: TestServer,
  familynames: readonly string[],
  given: Partial<PersonDraft> = {},
): Promise<string[]> {
  const rows = familynames.map((familyname) => {
    const draft: PersonDraft = { ...emptyPerson, surname: 'Jan', ...given, familyname };
    return { id: uuidv7(), ...draft, ...personKeys(draft) };
  });
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first).join(', ');
  await dataSource.query(
    `INSERT INTO person (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::person, $1)`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}
