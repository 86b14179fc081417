import { mergeContactPersons } from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import { getContactMomentDraft } from '@salient/shared/areas/contacts/moments/contactMomentDraftMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

const person = { firstName: 'Hilde', lastName: 'Dewulf', email: 'hilde@example.org', phone: '+32 57 12 34 56' };

const draft = (contact: { id: string; firstName: string; lastName: string }) => ({
  id: crypto.randomUUID(),
  person: { id: contact.id, firstName: contact.firstName, lastName: contact.lastName },
  type: 'visit' as const,
  startsAt: '2026-11-26 14:05',
  contributions: [],
  transcript: 'Zij bracht foto’s mee.',
});

const moment = async ({ make }: TestServer) => ({
  type: 'contact_moment' as const,
  contactPersonId: (await make.contactPerson()).id,
  contactMethod: 'visit' as const,
  start: '2026-11-26 14:05',
  end: '2026-11-26T15:00',
  transcript: 'Zij bracht foto’s mee.',
  contributions: [{ type: 'person' as const, targetId: (await make.person()).id }],
});

export const contactsParams = {
  findContactPersons: async () => ({
    text: 'a',
    // By the rest of the columns those alone look who may read contact data.
    filter: { firstName: 'a', lastName: 'e' },
    extend: ['place' as const],
    language: 'fr' as const,
    offset: 0,
    limit: 10,
    sort: [['place', -1]],
  }),
  findContactPersonByName: async ({ make }) => ({
    firstName: 'gr',
    lastName: (await make.contactPerson()).lastName,
    limit: 5,
  }),
  getContactPerson: async ({ make }) => ({ id: (await make.contactPerson()).id, extend: ['place' as const] }),
  validateContactPerson: async () => ({ contactPerson: person, mode: 'create' as const }),
  createContactPerson: async () => ({ contactPerson: person }),
  updateContactPerson: async ({ make }) => ({
    contactPerson: { id: (await make.contactPerson()).id, version: 1, street: 'Kiekenmarkt' },
  }),
  removeContactPerson: async ({ make }) => ({ id: (await make.contactPerson()).id }),
  previewContactPersonMerge: async ({ make }) => ({
    idA: (await make.contactPerson()).id,
    idB: (await make.contactPerson()).id,
    choices: { email: 'b' as const },
  }),
  mergeContactPersons: async ({ make }) => ({
    idA: (await make.contactPerson()).id,
    idB: (await make.contactPerson()).id,
    versionA: 1,
    versionB: 1,
    choices: { address: 'a' as const },
    reason: 'zelfde persoon',
  }),
  undoContactPersonMerge: async ({ make, signIn }) => {
    const revisor = await signIn('revisor');
    const two = { idA: (await make.contactPerson()).id, idB: (await make.contactPerson()).id };
    return { id: (await revisor.call(mergeContactPersons, two)).merge_id };
  },
  findContactPersonMerges: async ({ make }) => ({ contact_person_id: (await make.contactPerson()).id }),
  findContactPersonDoubles: async () => ({ text: 'maes', apart: false, offset: 0, limit: 10 }),
  keepContactPersonsApart: async ({ make }) => ({
    idA: (await make.contactPerson()).id,
    idB: (await make.contactPerson()).id,
    apart: true,
  }),
  findContactPersonEvents: async () => ({
    text: 'a',
    filter: { type: 'contact_moment' as const, contactMethod: 'visit' as const },
    offset: 0,
    limit: 10,
    sort: [['person', 1]],
  }),
  getContactPersonEvent: async ({ make }) => ({ id: (await make.contactMoment()).id }),
  createContactPersonEvent: async (server) => ({ event: await moment(server) }),
  updateContactPersonEvent: async ({ make }) => ({
    event: { id: (await make.contactMoment()).id, version: 1, transcript: 'Anders.' },
  }),
  removeContactPersonEvent: async ({ make }) => ({ id: (await make.contactMoment()).id }),
  getContactPersonEventsForPerson: async ({ make }) => ({ contactPersonId: (await make.contactPerson()).id }),
  findContactMomentsForPerson: async ({ make }) => ({ personId: (await make.person()).id }),
  findContactMomentsForDocument: async ({ make }) => ({ documentId: (await make.document()).id }),
  getContactMomentDraft: async () => ({}),
  saveContactMomentDraft: async ({ make }, client) => {
    // Whoever calls again has a draft already; who may not read it has none.
    const stored = await client?.call(getContactMomentDraft, {}).catch(() => null);
    return { moment: draft(await make.contactPerson()), version: stored?.version ?? null };
  },
  discardContactMomentDraft: async () => ({ id: crypto.randomUUID() }),
} satisfies Partial<ValidParams>;
