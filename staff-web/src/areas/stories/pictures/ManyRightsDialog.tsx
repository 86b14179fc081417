import { Checkbox } from '@mantine/core';
import type { Attachment, AttachmentRights, AttachmentWords } from '@salient/shared/areas/attachments/attachment.ts';
import { changedWords, cleanWords } from '@salient/shared/areas/attachments/checkAttachment.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { useServices } from '../../../lib/services/services.ts';
import { unfinishedDays } from '../../attachments/checkWordsForm.ts';
import { emptyWords, RightsFields } from '../../attachments/RightsFields.tsx';
import { filledRights, rightsFields, rightText } from '../../attachments/rightsWords.ts';

interface Props {
  readonly storyId: string;
  readonly onClose: () => void;
}

/** Gives several pictures of a story the same rights, in one save. */
export function ManyRightsDialog({ storyId, onClose }: Props) {
  const { t } = useTexts();
  const { unsavedWork } = useServices();
  const document = { collection: 'person_stories', collection_id: storyId } as const;
  const { data, error, refetch } = useMethod('findAttachments', { document, limit: 50 });
  const leave = async () => {
    if (await unsavedWork.mayLeave('dialog')) onClose();
  };
  return (
    <PanelDialog opened closesBeside={false} title={t('storyPictures.many.title')} onClose={() => void leave()}>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Editor attachments={data.data} onClose={onClose} onCancel={() => void leave()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </PanelDialog>
  );
}

interface EditorProps {
  readonly attachments: readonly Attachment[];
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function Editor({ attachments, onClose, onCancel }: EditorProps) {
  const { t } = useTexts();
  const messages = useMessages();
  // Those of which nobody said anything yet are what this is for.
  const [chosen, choose] = useState(attachments.filter(({ licence }) => licence === 'unknown').map(({ id }) => id));
  const pictures = attachments.filter(({ id }) => chosen.includes(id));
  const form = useEntityForm<AttachmentWords, AttachmentWords & { readonly id: string; readonly version: number }>({
    name: 'attachmentRights',
    entity: undefined,
    empty: emptyWords,
    check: unfinishedDays,
    create: async (client, words) => {
      const changed = await client.setAttachmentRights({
        attachments: pictures.map(({ id, version }) => ({ id, version })),
        rights: filledRights(words),
      });
      return changed[0] ?? Promise.reject(new Error('no picture was changed'));
    },
    update: () => Promise.reject(new Error('the dialog is closed by its first save')),
    refreshes: ['findAttachments', 'getAttachment', 'getPersonStory', 'findChanges'],
    onSaved: () => {
      messages.success(t('storyPictures.many.saved', { count: pictures.length }));
      onClose();
    },
  });
  const filled = filledRights(cleanWords(form.draft));
  const isSomething = pictures.length > 0 && Object.keys(filled).length > 0;
  const label = (field: string) => t(`files.fields.${field as keyof AttachmentWords}`);
  return (
    <EntityForm
      form={form}
      verb={isSomething ? t('storyPictures.many.save', { count: pictures.length }) : null}
      labelOf={label}
      onCancel={onCancel}
    >
      <Checkbox.Group label={t('storyPictures.many.which')} value={chosen} onChange={choose}>
        <ul className="many-rights">
          {attachments.map((attachment) => (
            <li key={attachment.id}>
              <Checkbox value={attachment.id} label={attachment.name} />
              <Preview
                lines={
                  chosen.includes(attachment.id) ? changesOf(attachment, changedWords(attachment, filled), t) : null
                }
              />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      {pictures.length === 0 && <p className="form-hint">{t('storyPictures.many.none')}</p>}
      <p className="form-hint">{t('storyPictures.many.empty')}</p>
      <div className="form-grid">
        <RightsFields form={form} />
      </div>
    </EntityForm>
  );
}

/** What of a picture becomes something else; nothing is said of one that is not chosen. */
function Preview({ lines }: { readonly lines: readonly string[] | null }) {
  const { t } = useTexts();
  if (lines === null) return null;
  return (
    <span className="photo-facts">{lines.length === 0 ? t('storyPictures.many.unchanged') : lines.join(' · ')}</span>
  );
}

function changesOf(before: AttachmentRights, after: AttachmentRights, t: Translate): string[] {
  return rightsFields.flatMap((field) => {
    const [from, to] = [rightText(before, field, t) || '–', rightText(after, field, t) || '–'];
    return from === to ? [] : [`${t(`files.fields.${field}`)}${t('common.colon')}${from} → ${to}`];
  });
}
