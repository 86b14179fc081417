import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a file shows: its name, and the rights under which it may be used. */
export const attachmentHistory = defineHistory({
  name: { label: 'files.fields.name', kind: 'text' },
  position: { label: 'files.fields.position', kind: 'number' },
  alt: { label: 'files.fields.alt', kind: 'words' },
  legend: { label: 'files.fields.legend', kind: 'words' },
  rights_holder: { label: 'files.fields.rights_holder', kind: 'text' },
  licence: { label: 'files.fields.licence', kind: 'choice', choices: 'files.licences' },
  credit_line: { label: 'files.fields.credit_line', kind: 'words' },
  permission_date: { label: 'files.fields.permission_date', kind: 'moment' },
  permission_scope: { label: 'files.fields.permission_scope', kind: 'text' },
  permission_expires: { label: 'files.fields.permission_expires', kind: 'moment' },
  usable_for: { label: 'files.fields.usable_for', kind: 'names' },
});
