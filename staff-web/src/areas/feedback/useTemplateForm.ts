import { checkTemplate, emptyTemplate, type TemplateDraft } from '@salient/shared/areas/feedback/checkTemplate.ts';
import type { FeedbackTemplate } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import { useEntityForm } from '../../lib/form/useEntityForm.ts';

/** The draft of one text that answers begin with; none starts a new one. */
export function useTemplateForm(template: FeedbackTemplate | undefined, onSaved: (template: FeedbackTemplate) => void) {
  return useEntityForm<TemplateDraft, FeedbackTemplate>({
    name: 'feedback_template',
    entity: template,
    empty: emptyTemplate,
    check: (draft) => checkTemplate(draft).errors.errors,
    create: (client, draft) => client.createFeedbackTemplate({ template: draft }),
    update: (client, draft) => client.updateFeedbackTemplate({ template: draft }),
    refreshes: ['findFeedbackTemplates', 'findChanges'],
    onSaved,
  });
}
