import {
  type Attachment,
  type AttachmentWords,
  attachmentLimits,
} from '@salient/shared/areas/attachments/attachment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { useEntityForm } from '../../lib/form/useEntityForm.ts';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useServices } from '../../lib/services/services.ts';
import { checkWordsForm } from './checkWordsForm.ts';
import { emptyWords, RightsFields } from './RightsFields.tsx';
import { TextsInLanguages } from './TextsInLanguages.tsx';

interface Props {
  readonly attachment: Attachment;
  /** Leaves out what the picture shows, where that is said at the place of use. */
  readonly rightsOnly?: boolean;
  readonly onClose: () => void;
}

/** What a picture shows, in four languages, and under which rights it may be used (beyond the documents: 17). */
export function FileWordsDialog({ attachment, rightsOnly = false, onClose }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const { unsavedWork } = useServices();
  const form = useEntityForm<AttachmentWords, Attachment>({
    name: 'attachment',
    entity: attachment,
    empty: emptyWords,
    check: checkWordsForm,
    create: () => Promise.reject(new Error('a file is uploaded, not written')),
    update: (client, { id, version, ...words }) => client.updateAttachment({ attachment: { ...words, id, version } }),
    refreshes: ['findAttachments', 'getAttachment', 'getPersonStory', 'findChanges'],
    onSaved: () => {
      messages.success(t('files.saved'));
      onClose();
    },
  });
  const label = (field: string) => t(`files.fields.${field as keyof AttachmentWords}`);
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  return (
    <PanelDialog
      opened
      closesBeside={false}
      title={t('files.edit', { name: attachment.name })}
      onClose={() => void leave()}
    >
      <EntityForm form={form} verb={t('forms.save')} labelOf={label} onCancel={() => void leave()}>
        <div className="form-grid">
          <RightsFields form={form} />
          {!rightsOnly && (
            <>
              <TextsInLanguages field={form.field('alt')} label={label('alt')} maxLength={attachmentLimits.alt} />
              <TextsInLanguages
                field={form.field('legend')}
                label={label('legend')}
                maxLength={attachmentLimits.legend}
              />
            </>
          )}
        </div>
      </EntityForm>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          mine={form.draft}
          labelOf={label}
          show={(_, value) => shown(value) || <EmptyValue />}
          onDecide={(choices) => void form.decide(choices)}
          onPostpone={form.postpone}
        />
      )}
    </PanelDialog>
  );
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).join(', ') : String(value ?? '');
