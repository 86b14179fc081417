import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import { personFields } from './personFields.ts';

/** What the history of a person shows. `cwxrm_remembered` follows from its events. */
export const personHistory = defineHistory({
  ...fieldHistory(personFields),
  relations: { label: 'history.fields.relations', kind: 'relations' },
  project_memberships: { label: 'history.fields.project_memberships', kind: 'memberships' },
  merged_from: { label: 'history.fields.merged_from', kind: 'record', record: 'person' },
});
