import { defineHistory, type HistoryField } from '../../lib/history/defineHistory.ts';
import type { MilitaryNames } from './checkMilitaryEntity.ts';

/** What the trail of changes shows of a military entity; its own history, where it fought, is something else. */
export const militaryEntityChanges = defineHistory({
  type: { kind: 'choice', choices: 'military.types', label: 'military.fields.type' },
  army: { label: 'persons.fields.army', kind: 'text' },
  corps: { label: 'history.fields.corps', kind: 'text' },
  division: { label: 'history.fields.division', kind: 'text' },
  brigade: { label: 'history.fields.brigade', kind: 'text' },
  regiment: { label: 'persons.fields.regiment', kind: 'text' },
  unit: { label: 'persons.fields.unit', kind: 'text' },
  unit_nr: { label: 'persons.fields.unit_nr', kind: 'text' },
  history: { label: 'military.fields.history', kind: 'titled' },
  merged_from: { label: 'military.fields.merged_from', kind: 'record', record: 'military_entity' },
} satisfies Readonly<Record<keyof MilitaryNames | 'history' | 'merged_from', HistoryField>>);
