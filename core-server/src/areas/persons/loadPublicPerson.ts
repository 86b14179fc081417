import { militaryDetails } from '@salient/shared/areas/events/militaryDetails.ts';
import { isPublicPerson } from '@salient/shared/areas/persons/living/livingStatus.ts';
import type { PublicEvent, PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../lib/rpc/Services.ts';
import { presentPublicPhotos } from '../attachments/presentPublicPhotos.ts';
import { loadEventsOf } from '../events/loadEvents.ts';
import { publicPersons } from '../events/maySeePerson.ts';
import { loadRelationsOf } from '../relations/loadRelations.ts';
import { shortCodes } from '../short-addresses/shortCodes.ts';
import { PersonEntity } from './PersonEntity.ts';
import { partsOfPublicPerson } from './personHooks.ts';
import { portraitsOf } from './portraitsOf.ts';
import { presentPublicEvents } from './presentPublicEvents.ts';

type Sources = Pick<Services, 'hooks' | 'files' | 'now'>;

/** A person as everybody may read it; null when there is none, and of whom nobody but staff may know. */
export async function loadPublicPerson(db: EntityManager, sources: Sources, id: string): Promise<PublicPerson | null> {
  const person = await db.findOneBy(PersonEntity, { id });
  if (!person || !isPublicPerson(person)) return null;
  const stored = await loadEventsOf(db, [id]);
  const events = await presentPublicEvents(db, stored, person.gender);
  const related = (await loadRelationsOf(db, [id], true)).get(id) ?? [];
  const known = new Set(
    await publicPersons(
      db,
      related.map(({ person_id }) => person_id),
    ),
  );
  const relations = related.filter(({ person_id }) => known.has(person_id));
  const portraits = await portraitsOf(db, sources, [id, ...relations.map(({ person_id }) => person_id)]);
  const portrait = portraits.get(id) ?? null;
  const military = militaryDetails(stored);
  return {
    id: person.id,
    firstName: person.surname,
    lastName: person.familyname,
    name: person.surname,
    familyName: person.familyname,
    alternativeFirstNames: person.alternative_surnames,
    alternativeLastNames: person.alternative_familynames,
    initials: person.initials,
    nationality: person.nationality,
    familyInfo: person.description,
    gender: person.gender,
    bornDate: person.sort_born_date,
    diedDate: person.sort_died_date,
    age: person.age,
    victimType: person.victim_type,
    victimTypeDetails: person.victim_type_details,
    warCasualty: person.war_casualty,
    inNamelist: person.in_namelist,
    army: military?.army ?? '',
    regiment: military?.regiment ?? '',
    unit: military?.unit ?? '',
    unit_nr: military?.unit_nr ?? '',
    sub: military?.sub ?? '',
    number: military?.number ?? '',
    rank: military?.rank ?? '',
    relations: relations.flatMap(({ relation, person_id, person: other }) =>
      other
        ? [
            {
              relation,
              person_id,
              person: {
                firstName: other.surname,
                lastName: other.familyname,
                gender: other.gender,
                bornDate: other.sort_born_date,
                diedDate: other.sort_died_date,
                portrait: portraits.get(person_id) ?? null,
              },
            },
          ]
        : [],
    ),
    events,
    portrait,
    placePicture: portrait ? null : await placePicture(db, sources, events),
    improvements: 0,
    story: null,
    short_code: (await shortCodes(db, 'person', [id])).get(id) ?? '',
    updatedAt: person.updated_at.toISOString(),
    ...Object.assign({}, ...(await sources.hooks.run(partsOfPublicPerson, { db, id }))),
  };
}

/** Where they are remembered, as far as there is a photo of it that visitors may see. */
async function placePicture(
  db: EntityManager,
  { files, now }: Sources,
  events: readonly PublicEvent[],
): Promise<PublicPerson['placePicture']> {
  for (const { memorial } of events) {
    const photos = memorial
      ? await presentPublicPhotos(db, { collection: 'memorials', id: memorial.id }, { files, now: now() })
      : [];
    if (memorial && photos[0]) return { memorial: { id: memorial.id, name: memorial.name }, photo: photos[0] };
  }
  return null;
}
