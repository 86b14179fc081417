import { createStoryPreview } from '@salient/shared/areas/stories/publicStoryMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const storiesParams = {
  getPersonStory: async ({ make }) => ({
    id: (await make.story()).id,
    extend: ['linked_stories', 'key_location', 'contact_persons'],
  }),
  getPersonStory2: async ({ make }) => ({ id: (await make.story()).id }),
  createPersonStory: async (server) => ({ story: await storyInput(server) }),
  updatePersonStory: async ({ make }) => ({
    story: { id: (await make.story()).id, version: 1, community: 'Poperinge', coupling_tags: ['gas'] },
  }),
  validatePersonStory: async (server) => ({ story: await storyInput(server), mode: 'create', target: 'museum' }),
  publishPersonStory: async ({ make }) => ({
    id: (await make.story()).id,
    version: 1,
    target: 'museum',
    confirmed: true,
  }),
  unpublishPersonStory: async ({ make }) => ({ id: (await make.story({ targets: ['museum'] })).id, version: 1 }),
  removePersonStory: async ({ make }) => ({ id: (await make.story()).id, version: 1 }),
  getStoriesForPerson: async ({ make }) => ({ id: (await make.story()).person_id_ref }),
  removeStoriesForPerson: async ({ make }) => ({ id: (await make.story()).person_id_ref }),
  findPersonStories: async ({ make }) => {
    const { key_location_id: _none } = await make.story();
    return {
      text: 'peeters',
      filter: { nl: 'DONE' as const, published: false, child: false, kiosk: 1, outdated: false },
      extend: ['linked_stories'],
      offset: 0,
      limit: 5,
      sort: [['nl', -1]],
    };
  },
  findMatchingPersonStories: async ({ make }) => ({
    id: (await make.story()).id,
    text: 'jan',
    filter: { de: 'IN_PROGRESS' as const },
    offset: 0,
    limit: 5,
    sort: [['linked_count', -1]],
  }),
  findPersonStoriesByName: async () => ({ text: 'jan peet', limit: 5 }),
  getKeyCertificate: async ({ make }) => ({ id: (await make.story({ key_certificate: true })).id, language: 'fr' }),
  findExpiringPermissions: async () => ({ offset: 0, limit: 10 }),
  importDocumentPhotoToPersonStory: async ({ make }) => {
    const { id: documentId } = await make.document({ category: 'DIBORN' });
    await make.page(documentId);
    return { id: (await make.story()).id, version: 1, documentId, element: 0, kind: 'map' };
  },
  importAttachmentToPersonStory: async ({ make }) => {
    const { id } = await make.story();
    return { id, version: 1, attachmentId: (await make.attachment(id)).id, kind: 'new' };
  },
  updatePersonStoryPhoto: async ({ make }) => ({
    id: (await make.story()).id,
    version: 1,
    kind: 'profile',
    settings: { template: 2, grayscale: true, contrast: 1.2, legend: { nl: 'In uniform' }, alt: { nl: 'Een man' } },
  }),
  deletePersonStoryPhoto: async ({ make }) => ({ id: (await make.story()).id, version: 1, kind: 'profile' }),
  getPublishedStoryFromMuseum: async ({ make }) => ({ id: (await make.story({ targets: ['museum'] })).id }),
  getPublishedStoryFromKey: async ({ make }) => {
    const { id } = await make.keyLocation();
    return { id: (await make.story({ targets: ['key'], key_location_id: id })).id };
  },
  getPublishedStoryPair: async ({ make }) => ({
    story1: (await make.story({ targets: ['museum'] })).id,
    story2: (await make.story({ targets: ['museum'] })).id,
  }),
  findPublishedStories: async () => ({
    tag: 'gas',
    community: 'Ieper',
    language: 'fr',
    child: true,
    offset: 0,
    limit: 12,
  }),
  getKioskStories: async () => ({ kiosk: 1 }),
  createStoryPreview: async ({ make }) => ({ id: (await make.story()).id, target: 'museum' }),
  getStoryPreview: async (server) => {
    const { id } = await server.make.story();
    const { ticket } = await (await server.signIn('readonly')).call(createStoryPreview, { id });
    return { ticket };
  },
} satisfies Partial<ValidParams>;

/** A story with every field that an editor may send, of somebody whom a `normal-civilian` account may write about. */
async function storyInput({ make }: TestServer) {
  const person = await make.person();
  const event = await make.event('where', { person_id: person.id, place_id: (await make.place()).id });
  const text = { story_part_1: 'Hij woonde hier.', story_part_2: 'Hij ging weg.', story_status: 'DONE' };
  const child = { story_child_part_1: 'Dit is Jan.', story_child_part_2: 'Weg!', story_child_status: 'DONE' };
  return {
    person_id_ref: person.id,
    first_name: 'Jan',
    family_name: 'Peeters',
    born_year: '1890',
    died_year: '?',
    community: 'Ieper',
    area: 'West-Vlaanderen',
    country_code: 'be',
    place_source_event_ref: event.id,
    story_child_option: true,
    story_text: { nl: { ...text, ...child }, fr: { ...text, still_right: ['main' as const] } },
    kiosks: [1, 3],
    coupling_use_events_with_places_refs: [event.id],
    coupling_tags: ['gas', 'medical_care'],
    coupling_use_died_date: true,
    coupling_stories: [(await make.story()).id],
    key_location_id: (await make.keyLocation()).id,
    key_day: 11,
    key_month: '11',
    key_year: 2018,
    key_organisation_title: 'Gidsenbond',
    key_form_of_address: 'Mevrouw',
    key_certificate: true,
    linked_contact_persons: [{ person: (await make.contactPerson()).id, title: 'kleindochter' }],
  };
}
