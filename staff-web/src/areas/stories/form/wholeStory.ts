/** A story with all that its editor shows. */
export const wholeStory = (id: string) => ({
  id,
  extend: ['linked_stories', 'key_location', 'contact_persons'] as (
    | 'linked_stories'
    | 'key_location'
    | 'contact_persons'
  )[],
});
