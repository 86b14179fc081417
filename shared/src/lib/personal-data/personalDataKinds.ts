/** What the museum keeps of living people, in the order in which it is told; an area says of each where it stands. */
export const personalDataKinds = [
  'contact_person',
  'contact_merge',
  'contact_moment',
  'moment_draft',
  'story_contact',
  'document_reference',
  'feedback',
  'feedback_reply',
  'sponsorship',
  'account',
  'session',
  'mail',
  'saved_search',
  'search_follower',
  'nightly_function',
] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

/** What is told of such a record; the words are `personalData.facts`. */
export const personalDataFacts = [
  'account',
  'address',
  'comment',
  'description',
  'email',
  'end',
  'group',
  'mailLabels',
  'method',
  'name',
  'notes',
  'origin',
  'phone',
  'place',
  'reference',
  'source',
  'sponsorName',
  'start',
  'status',
  'text',
  'title',
  'transcript',
  'userAgent',
] as const;
export type PersonalDataFact = (typeof personalDataFacts)[number];
