import { randomBytes } from 'node:crypto';
import { createPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { notTranslated } from '@salient/shared/areas/stories/story-text/translations.ts';
import { textParts } from '@salient/shared/areas/stories/storyTypes.ts';
import { v7 as uuidv7 } from 'uuid';
import { PersonEventEntity } from '../../../core-server/src/areas/events/PersonEventEntity.ts';
import { MailEntity } from '../../../core-server/src/areas/mails/MailEntity.ts';
import { MemorialEntity } from '../../../core-server/src/areas/memorials/MemorialEntity.ts';
import { PlaceEntity } from '../../../core-server/src/areas/places/PlaceEntity.ts';
import { ProjectEntity } from '../../../core-server/src/areas/projects/ProjectEntity.ts';
import { PersonStoryPhotoEntity } from '../../../core-server/src/areas/stories/PersonStoryPhotoEntity.ts';
import { SessionEntity } from '../../../core-server/src/areas/users/SessionEntity.ts';
import { UserEntity } from '../../../core-server/src/areas/users/UserEntity.ts';
import { AuditEntryEntity } from '../../../core-server/src/lib/changes/AuditEntryEntity.ts';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

/** Words that stand nowhere but in a field that only staff may read, with where that is: those of the last `fillIn`. */
export const words = new Map<string, string>();
/** A word that stands nowhere else, remembered under where it was put. */
function secret(where: string): string {
  const word = `geheim${randomBytes(6).toString('hex')}`;
  words.set(word, where);
  return word;
}
const secrets = (table: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, secret(`${table}.${field}`)]));

export interface Records {
  readonly person: string;
  readonly other: string;
  readonly place: string;
  readonly memorial: string;
  readonly project: string;
  readonly events: readonly string[];
  /** One that is not published, one at the museum, one at a key. */
  readonly stories: readonly string[];
  readonly keyLocation: string;
}

/** One person with everything that staff keep beside what they publish, and the records around it. */
export async function fillIn(server: TestServer, admin: TestClient): Promise<Records> {
  const { make } = server;
  const { manager } = server.dataSource;
  words.clear();
  await server.makeAccount({ type: 'revisor', ...secrets('user', 'account', 'name', 'email', 'phone', 'description') });

  const place = await make.place({ languages: { nl: { name: 'Ieper' } }, resolution_status: 'unresolved' });
  await manager.update(
    PlaceEntity,
    { id: place.id },
    {
      languages: {
        nl: {
          name: 'Ieper',
          sublocality: secret('place.sublocality'),
          locality: secret('place.locality'),
          administrative_area_level_2: secret('place.level_2'),
          country: secret('place.country'),
        },
      },
      alternative_names: [secret('place.alternative_names')],
    },
  );
  const memorial = await make.memorial({ name: 'Menenpoort', place_id: place.id, address_lat: 1, address_lon: 2 });
  await manager.update(
    MemorialEntity,
    { id: memorial.id },
    {
      ...secrets('memorial', 'description', 'address', 'british_trench_coordinates', 'cemetery_nationality'),
      alternative_names: [secret('memorial.alternative_names')],
    },
  );
  const project = await make.project('Namen');
  await manager.update(ProjectEntity, { id: project.id }, secrets('project', 'description'));

  const other = await make.person({ familyname: 'Openbaar' });
  const person = await admin.call(createPerson, {
    person: {
      surname: 'Jan',
      familyname: 'Openbaar',
      victim_type: 'military',
      relations: [{ person_id: other.id, relation: 'sibling', comments: secret('relation.comments') }],
      project_memberships: [{ project: project.id, notes: secret('project_membership.notes') }],
    },
  });
  const events = [
    await make.event('cwxrm', {
      person_id: person.id,
      start_year: 2014,
      ...secrets(
        'cwxrm',
        'first_name',
        'last_name',
        'email',
        'group',
        'sponsor_name',
        'mail_labels',
        'batch',
        'csv_id',
        'description',
      ),
    }),
    await make.event('military', { person_id: person.id, enlisted_army: 'B.E.F.', place_id: place.id }),
    await make.event('memorated', { person_id: person.id, memorial_id: memorial.id }),
  ];
  // Text of other types that a direct write may have left in a row.
  await manager.update(
    PersonEventEntity,
    { id: events[1]?.id },
    secrets('leftover', 'email', 'sponsor_name', 'citation', 'first_name'),
  );
  // The audit trail keeps what stood there before.
  await admin.call(updatePerson, {
    person: { id: person.id, version: person.version, nationality: secret('audit.nationality') },
  });
  await admin.call(updatePerson, { person: { id: person.id, version: person.version + 1, nationality: 'Belg' } });
  await manager.insert(AuditEntryEntity, {
    ...secrets('audit', 'account', 'method'),
    entity: 'person',
    entity_id: person.id,
    before: { surname: secret('audit.before') },
    after: { surname: secret('audit.after') },
  });
  const { id: user_id } = await manager.findOneByOrFail(UserEntity, { type: 'revisor' });
  const mail = { id: uuidv7(), user_id, kind: 'invitation', language: 'nl', status: 'failed' } as const;
  await manager.insert(MailEntity, { ...mail, ...secrets('mail', 'recipient', 'error') });
  const session = { token_hash: randomBytes(32), user_id, expires_at: new Date(Date.now() + 3_600_000) };
  await manager.insert(SessionEntity, { ...session, ...secrets('session', 'address', 'user_agent') });
  const { stories, keyLocation } = await fillInStories(server);
  for (let more = 0; more < 15; more++) {
    await server.makeAccount({ ...secrets(`user ${more}`, 'account', 'name', 'email', 'phone', 'description') });
    await make.event('cwxrm', {
      person_id: more % 2 ? person.id : other.id,
      ...secrets(`cwxrm ${more}`, 'first_name', 'last_name', 'email', 'group', 'sponsor_name', 'mail_labels'),
    });
  }
  return {
    person: person.id,
    other: other.id,
    place: place.id,
    memorial: memorial.id,
    project: project.id,
    events: events.map(({ id }) => id),
    stories,
    keyLocation,
  };
}

/** Stories that are published and one that is not, with the contact persons behind them. */
async function fillInStories({ make, dataSource }: TestServer) {
  const { manager } = dataSource;
  const { id: keyLocation } = await make.keyLocation();
  const contact = await make.contactPerson(
    secrets('contact_person', 'firstName', 'lastName', 'email', 'phone', 'street', 'streetNumber', 'notes'),
  );
  const linked_contact_persons = [{ person: contact.id, title: 'kleindochter' }];
  const hidden = Object.fromEntries(textParts.map((part) => [part, secret(`draft.${part}`)]));
  const draft = await make.story({
    ...secrets('draft', 'first_name', 'family_name', 'community', 'area', 'key_organisation_title'),
    story_text: texts({ nl: { ...doneText(), ...hidden } }),
    ...{ key_location_id: keyLocation, coupling_tags: ['gas'], linked_contact_persons },
  });
  const photo = await make.storyPhoto(draft.id, 'map', { name: secret('draft.photo') });
  await manager.update(
    PersonStoryPhotoEntity,
    { id: photo.id },
    {
      legend: { nl: secret('draft.legend'), en: '', fr: '', de: '' },
      alt: { nl: secret('draft.alt'), en: '', fr: '', de: '' },
    },
  );
  // A child story that its option hides, and what the Dutch text was when it was translated.
  const child = {
    ...{ story_child_part_1: secret('story.child'), story_child_part_2: secret('story.child_2') },
    story_child_question: secret('story.child_question'),
  };
  const french = {
    ...doneText(),
    translated_from: { ...notTranslated, story_part_1: secret('story.translated_from') },
  };
  const told = {
    story_text: texts({
      nl: { ...doneText(), ...child },
      fr: { ...french, story_child_part_1: '', story_child_part_2: '' },
    }),
    coupling_tags: ['gas' as const],
    coupling_stories: [draft.id],
    ...{ key_form_of_address: secret('story.key_form_of_address'), linked_contact_persons },
  };
  const museum = await make.story({
    ...told,
    targets: ['museum'],
    ...secrets('museum', 'key_organisation_title'),
    key_location_id: keyLocation,
  });
  const key = await make.story({ ...told, targets: ['key'], key_location_id: keyLocation });
  for (const { id } of [museum, key]) {
    await make.storyPhoto(id, 'map', {
      name: secret('story.photo'),
      rights_holder: secret('attachment.rights_holder'),
    });
    const over = { permission_expires: '2001-01-01', credit_line: { nl: secret('attachment.credit_line') } };
    await make.storyPhoto(id, 'extra', { ...over, permission_scope: secret('attachment.permission_scope') });
  }
  return { stories: [draft.id, museum.id, key.id], keyLocation };
}
