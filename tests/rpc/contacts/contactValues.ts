import { randomInt } from 'node:crypto';
import {
  mergeContactPersons,
  undoContactPersonMerge,
} from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import {
  createContactPerson,
  removeContactPerson,
  updateContactPerson,
} from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { saveContactMomentDraft } from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import { getCollectionDocument, updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { createPersonFeedback } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import type { TestServer } from '../../harness/startServer.ts';
import { type Markers, marker } from '../undisclosed/markers.ts';

export interface ContactValues {
  /** What those alone read who may read contact data. */
  readonly data: Markers;
  /** Names of contact persons, which no guest reads. */
  readonly names: Markers;
  /** What senders of messages left, which editors read. */
  readonly senders: Markers;
  /** Records that contact persons are behind, of each kind. */
  readonly ids: readonly string[];
}

/** Digits that stand nowhere else, as somebody would type them. */
function number(markers: Markers, where: string): string {
  const phone = `+32 4${randomInt(10 ** 9, 10 ** 10)}`;
  markers.set(phone, where);
  return phone;
}

/** A contact person of whom every field is marked. */
export const somebody = (where: string, data: Markers, names = data) => ({
  firstName: marker(names, `${where}.firstName`),
  lastName: marker(names, `${where}.lastName`),
  email: `${marker(data, `${where}.email`)}@example.org`,
  phone: number(data, `${where}.phone`),
  street: marker(data, `${where}.street`),
  streetNumber: marker(data, `${where}.streetNumber`),
  notes: marker(data, `${where}.notes`),
});

/** A museum in which some 350 values of living people are known, in every way in which it comes to know them. */
export async function fillContacts(server: TestServer): Promise<ContactValues> {
  const { make } = server;
  const data: Markers = new Map();
  const names: Markers = new Map();
  const senders: Markers = new Map();
  const revisor = await server.signIn('revisor');
  const person = await make.person({ familyname: 'Openbaar' });
  const document = await make.document({ category: 'DIBORN', title: 'Openbare brieven', disclosed: true });
  const contacts = [];
  for (let each = 0; each < 25; each++) {
    const contact = await make.contactPerson(somebody(`contact ${each}`, data, names));
    contacts.push(contact.id);
    const transcript = marker(data, `contact ${each}.transcript`);
    const contributions = [{ person_id: person.id }, { document_id: document.id }];
    await make.contactMoment({ contactPersonId: contact.id, transcript, contributions });
  }
  const [contactPersonId = ''] = contacts;
  const moment = await make.contactMoment({ contactPersonId, transcript: marker(data, 'moment.transcript') });

  // The trail alone keeps what these were, and whether they are.
  for (let each = 0; each < 10; each++) {
    const was = await revisor.call(createContactPerson, { contactPerson: somebody(`trail ${each}`, data) });
    const cleared = {
      email: '',
      phone: '',
      street: '',
      streetNumber: '',
      notes: '',
      firstName: 'Griet',
      lastName: 'Maes',
    };
    await revisor.call(updateContactPerson, { contactPerson: { id: was.id, version: 1, ...cleared } });
    if (each % 2) await revisor.call(removeContactPerson, { id: was.id });
  }

  // Records that anybody may open, with a contact person behind them.
  const { version } = await revisor.call(getCollectionDocument, { id: document.id });
  const references = contacts
    .slice(0, 3)
    .map((id) => ({ type: 'contact-person' as const, id, relation: 'none' as const }));
  await revisor.call(updateCollectionDocument, { document: { id: document.id, version, references } } as never);
  const told = {
    story_text: texts({ nl: doneText() }),
    linked_contact_persons: contacts.slice(0, 3).map((id) => ({ person: id, title: 'kleindochter' })),
    key_location_id: (await make.keyLocation()).id,
    key_certificate: true,
  };
  const museum = await make.story({ ...told, person_id_ref: person.id, targets: ['museum'] });
  const key = await make.story({ ...told, targets: ['key'] });

  // What a merge keeps of somebody who became part of another, and of two who became two again.
  const [kept = '', apart = ''] = contacts.slice(-2);
  const merged = await make.contactPerson(somebody('merged', data));
  const reason = marker(data, 'merge.reason');
  await revisor.call(mergeContactPersons, { idA: kept, idB: merged.id, reason });
  const two = await make.contactPerson({ ...somebody('parted', data, names), email: 'parted@example.org' });
  const { merge_id } = await revisor.call(mergeContactPersons, { idA: apart, idB: two.id, reason });
  await revisor.call(undoContactPersonMerge, { id: merge_id });

  for (let each = 0; each < 8; each++) {
    const recorder = await server.signIn('normal');
    await recorder.call(saveContactMomentDraft, {
      moment: {
        id: crypto.randomUUID(),
        person: {
          id: contactPersonId,
          firstName: marker(data, `draft ${each}.firstName`),
          lastName: marker(data, `draft ${each}.lastName`),
        },
        ...{ type: 'visit', startsAt: '2026-11-26 14:05', contributions: [] },
        transcript: marker(data, `draft ${each}.transcript`),
      },
      version: null,
    });
    await server.guest.call(createPersonFeedback, {
      feedback: {
        ...{ person_id: person.id, language: 'nl' },
        firstName: marker(senders, `sender ${each}.firstName`),
        lastName: marker(senders, `sender ${each}.lastName`),
        email: `${marker(senders, `sender ${each}.email`)}@example.org`,
        description: marker(senders, `sender ${each}.description`),
      },
    } as never);
  }
  await server.dataSource.query(
    `INSERT INTO retention_entry (class, record_id, since, listed_at) SELECT 'contact_person', id, now(), now()
     FROM contact_person WHERE id = ANY($1)`,
    [contacts.slice(0, 3)],
  );
  const ids = [contactPersonId, kept, merged.id, two.id, moment.id, person.id, document.id, museum.id, key.id];
  return { data, names, senders, ids };
}
