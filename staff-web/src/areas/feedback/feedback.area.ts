import { defineArea } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import type {} from '../persons/personSlots.ts';

export const feedbackArea = defineArea({
  name: 'feedback',
  screens: {
    feedback: async () => (await import('./FeedbackPage.tsx')).FeedbackPage,
    feedback_templates: async () => (await import('./TemplateListPage.tsx')).TemplateListPage,
  },
  staleQueries: {
    person_feedback: ['findPersonFeedback', 'getPersonFeedback'],
    feedback_template: ['findFeedbackTemplates'],
  },
  recordPaths: { person_feedback: null, feedback_template: null },
  personSlots: {
    FeedbackLink: slot(async () => (await import('./FeedbackLink.tsx')).FeedbackLink),
    GuestFeedback: slot(async () => (await import('./GuestFeedback.tsx')).GuestFeedback),
  },
});
