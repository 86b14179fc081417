import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

/** A story stays when the contact person of its key goes. */
export const storyPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'story_contact',
    table: 'person_story_contact',
    of: { id: 't.contact_person_id', kind: 'contact_person' },
    id: 't.story_id',
    facts: {
      title: 't.title',
      reference: `(SELECT concat_ws(' ', s.first_name, s.family_name) FROM person_story s WHERE s.id = t.story_id)`,
    },
    standsWith: { type: 'person_story', id: 't.story_id' },
    tellsNothing: { position: 'its order' },
    erased: 'removed',
    isOfLiving: true,
  },
];
