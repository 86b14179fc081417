import { defineHistory } from '../../../lib/history/defineHistory.ts';

export const contactMomentHistory = defineHistory({
  contactPersonId: { label: 'contacts.fields.contactPerson', kind: 'record', record: 'contact_person' },
  contactMethod: { label: 'contacts.fields.contactMethod', kind: 'choice', choices: 'contacts.methods' },
  start: { label: 'contacts.fields.start', kind: 'text' },
  end: { label: 'contacts.fields.end', kind: 'text' },
  transcript: { label: 'contacts.fields.transcript', kind: 'text' },
  persons: { label: 'contacts.fields.contributedPersons', kind: 'records', record: 'person' },
  documents: { label: 'contacts.fields.contributedDocuments', kind: 'records', record: 'document' },
});
