import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { type PersonDocument, personDocument } from '@salient/shared/areas/search/personDocument.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { DataSource } from 'typeorm';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { PersonEntity } from '../../core-server/src/areas/persons/PersonEntity.ts';
import { ProjectMembershipEntity } from '../../core-server/src/areas/projects/ProjectMembershipEntity.ts';
import { RelationEntity } from '../../core-server/src/areas/relations/RelationEntity.ts';
import { groupBy } from '../../core-server/src/lib/db/groupBy.ts';

const none = { army: '', regiment: '', unit: '', unit_nr: '', sub: '', rank: '', number: '' };

/** The document of every person by id, read through the core's entities, so by none of the indexer's own queries. */
export async function expectedDocuments({ manager }: DataSource): Promise<Map<string, PersonDocument>> {
  const persons = await manager.find(PersonEntity);
  const byPerson = ({ person_id }: { person_id: string }) => person_id;
  const events = groupBy(await manager.find(PersonEventEntity, { order: { id: 'ASC' } }), byPerson);
  const relations = groupBy(await manager.find(RelationEntity), byPerson);
  const memberships = groupBy(await manager.find(ProjectMembershipEntity), byPerson);
  return new Map(
    persons.map((person) => {
      const own = (events.get(person.id) ?? []).map((event) => ({ ...event, ...eventKeys({ ...event }) }));
      const document = personDocument({
        ...person,
        ...personKeys(person),
        born: person.sort_born_date,
        died: person.sort_died_date,
        military: militaryDetails(own) ?? none,
        events: own,
        projects: (memberships.get(person.id) ?? []).map(({ project_id }) => project_id).sort(),
        stories: [],
        relations: [...new Set((relations.get(person.id) ?? []).map(({ relation }) => relation))].sort(),
      });
      return [person.id, document];
    }),
  );
}
