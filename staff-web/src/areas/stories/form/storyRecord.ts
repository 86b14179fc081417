import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import type { StoryDraft } from '@salient/shared/areas/stories/storyDraft.ts';

const known = (part: number | '?') => (part === '?' ? null : part);

/** A story that was read, in the form in which the rules compare it with what is typed. */
export const draftOf = (record: PersonStory): StoryDraft => ({
  ...record,
  born_year: known(record.born_year),
  died_year: known(record.died_year),
  key_day: known(record.key_day),
  key_month: known(record.key_month),
  key_year: known(record.key_year),
  linked_contact_persons: record.linked_contact_persons.map(({ person, title }) => ({ person, title })),
});
