import type { FeedbackTemplate } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import { templateLimits, templateSlots, unknownSlots } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useServices } from '../../lib/services/services.ts';
import { useTemplateForm } from './useTemplateForm.ts';

interface Props {
  readonly opened: boolean;
  /** Absent for a new text. */
  readonly template: FeedbackTemplate | undefined;
  readonly onClose: () => void;
}

/** The dialog that writes a text that answers begin with, in the four languages. */
export function TemplateDialog({ opened, template, onClose }: Props) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  return (
    <PanelDialog
      opened={opened}
      closesBeside={false}
      onClose={() => void leave()}
      title={template ? t('feedbackTemplates.edit', { name: template.name }) : t('feedbackTemplates.create')}
    >
      <TemplateEditor template={template} onClose={onClose} onCancel={() => void leave()} />
    </PanelDialog>
  );
}

interface EditorProps extends Pick<Props, 'template' | 'onClose'> {
  readonly onCancel: () => void;
}

function TemplateEditor({ template, onClose, onCancel }: EditorProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const form = useTemplateForm(template, ({ name }) => {
    messages.success(t('feedbackTemplates.saved', { name }));
    onClose();
  });
  const labelOf = (field: string) =>
    field === 'name'
      ? t('feedbackTemplates.name')
      : (languages.find((each) => each === field) && nameOf(field)) || field;
  const hintOf = (text: string) => {
    const unknown = unknownSlots(text).map((slot) => `{${slot}}`);
    return unknown.length === 0 ? {} : { hint: t('feedbackTemplates.unknown', { list: unknown.join(', ') }) };
  };
  const slots = templateSlots.map((slot) => `{${slot}} (${t(`feedbackTemplates.slotNames.${slot}`)})`).join(', ');
  return (
    <>
      <EntityForm form={form} verb={t('forms.save')} labelOf={labelOf} onCancel={onCancel}>
        <TextField
          {...form.field('name')}
          label={t('feedbackTemplates.name')}
          hint={t('feedbackTemplates.nameHint')}
          maxLength={templateLimits.name}
          required
          autoFocus
        />
        <p className="template-slots">{t('feedbackTemplates.slots', { list: slots })}</p>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <TextAreaField
              {...form.field(language)}
              label={languageNames[language]}
              maxLength={templateLimits.text}
              {...hintOf(form.draft[language])}
            />
          </div>
        ))}
      </EntityForm>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          mine={form.draft}
          labelOf={labelOf}
          show={(_field, value) => (typeof value === 'string' && value !== '' ? value : <EmptyValue />)}
          onDecide={(choices) => void form.decide(choices)}
          onPostpone={form.postpone}
        />
      )}
    </>
  );
}

const nameOf = (language: string) => languageNames[language as keyof typeof languageNames];
