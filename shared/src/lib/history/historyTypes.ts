/** Kinds of records whose changes are kept, by the name of their table. `person_event` belongs to a person. */
export const historyTypes = [
  'person',
  'person_event',
  'place',
  'memorial',
  'military_entity',
  'project',
  'key_location',
  'person_story',
  'app_user',
  'attachment',
  'person_feedback',
  'kiosk',
  'feedback_template',
  'key_walk',
  'collection',
  'document',
  'document_element',
  'scan_rights',
  'contact_person',
  'contact_person_event',
] as const;
export type HistoryType = (typeof historyTypes)[number];

/** Where a change came from. */
export const changeSources = ['staff', 'import', 'merge', 'function', 'feedback', 'restore', 'system'] as const;
export type ChangeSource = (typeof changeSources)[number];

export const changeKinds = ['created', 'changed', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];
