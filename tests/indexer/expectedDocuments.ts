import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { type PersonDocument, personDocument } from '@salient/shared/areas/search/personDocument.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type { DataSource } from 'typeorm';
import { ContactContributionEntity } from '../../core-server/src/areas/contacts/moments/ContactContributionEntity.ts';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { MemorialEntity } from '../../core-server/src/areas/memorials/MemorialEntity.ts';
import { PersonEntity } from '../../core-server/src/areas/persons/PersonEntity.ts';
import { PlaceEntity } from '../../core-server/src/areas/places/PlaceEntity.ts';
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
  const countryOf = new Map((await manager.find(PlaceEntity)).map(({ id, country_code }) => [id, country_code]));
  const placeOf = new Map((await manager.find(MemorialEntity)).map(({ id, place_id }) => [id, place_id]));
  const countryAt = (place: string | null | undefined) => (place ? (countryOf.get(place) ?? []) : []);
  const memberships = groupBy(await manager.find(ProjectMembershipEntity), byPerson);
  const named = await manager.query<{ person_id: string }[]>('SELECT person_id FROM documented_person');
  const documented = new Set(named.map(({ person_id }) => person_id));
  const contributions = await manager.find(ContactContributionEntity);
  const contributed = new Set(contributions.map(({ person_id }) => person_id));
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
        countries: [
          ...new Set(
            own.flatMap(({ place_id, memorial_id }) => [
              ...[countryAt(place_id)].flat(),
              ...[countryAt(memorial_id && placeOf.get(memorial_id))].flat(),
            ]),
          ),
        ].sort(),
        projects: (memberships.get(person.id) ?? []).map(({ project_id }) => project_id).sort(),
        stories: [],
        has_documentation: documented.has(person.id),
        has_contacts: contributed.has(person.id),
        relations: [...new Set((relations.get(person.id) ?? []).map(({ relation }) => relation))].sort(),
      });
      return [person.id, document];
    }),
  );
}
