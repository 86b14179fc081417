/** What shows something of a contact moment. */
export const momentQueries = [
  'findContactPersonEvents',
  'getContactPersonEvent',
  'getContactPersonEventsForPerson',
  'findContactMomentsForPerson',
  'findContactMomentsForDocument',
  'findChanges',
] as const;

/** What shows something of a contact person; moments tell their names. */
export const contactPersonQueries = [
  'findContactPersons',
  'getContactPerson',
  'findContactPersonByName',
  'findContactPersonMerges',
  'findContactPersonDoubles',
  ...momentQueries,
] as const;
