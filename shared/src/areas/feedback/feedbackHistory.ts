import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a message shows: what staff did with it, and that it was sent. */
export const feedbackHistory = defineHistory({
  reference: { label: 'staffFeedback.reference', kind: 'text' },
  person_id: { label: 'history.types.person', kind: 'record', record: 'person' },
  status: { label: 'history.fields.status', kind: 'choice', choices: 'staffFeedback.statuses' },
  outcome: { label: 'staffFeedback.outcome', kind: 'choice', choices: 'staffFeedback.outcomes' },
  note: { label: 'staffFeedback.note', kind: 'text' },
  assigned_to: { label: 'staffFeedback.assigned', kind: 'record', record: 'app_user' },
  reply: { label: 'staffFeedback.reply', kind: 'text' },
  firstName: { label: 'feedbackForm.firstName', kind: 'text' },
  lastName: { label: 'feedbackForm.lastName', kind: 'text' },
  email: { label: 'feedbackForm.email', kind: 'text' },
  description: { label: 'feedbackForm.description', kind: 'text' },
});

/** What the history of a reply template shows. */
export const feedbackTemplateHistory = defineHistory({
  name: { label: 'feedbackTemplates.name', kind: 'text' },
  nl: { label: 'feedbackTemplates.text', kind: 'text', language: 'nl' },
  en: { label: 'feedbackTemplates.text', kind: 'text', language: 'en' },
  fr: { label: 'feedbackTemplates.text', kind: 'text', language: 'fr' },
  de: { label: 'feedbackTemplates.text', kind: 'text', language: 'de' },
});
