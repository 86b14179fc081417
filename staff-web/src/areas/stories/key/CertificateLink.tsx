import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';

/** The certificate as a PDF, once one is to be made and the story is saved (STORY-24, UPLOAD-12). */
export function CertificateLink({ form }: { readonly form: StoryFormControl }) {
  const { t, language } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [busy, setBusy] = useState(false);
  const saved = form.entity;
  if (!form.draft.key_certificate) return null;
  if (!saved?.record.key_certificate || form.dirty)
    return <p className="section-lead">{t('storyEditor.key.certificateSave')}</p>;
  const download = async () => {
    setBusy(true);
    try {
      // Its address opens for a minute only, so it is asked for when it is wanted.
      const { url } = await client.getKeyCertificate({ id: saved.id, language });
      // Saved beside the page, not opened in its place.
      const link = Object.assign(document.createElement('a'), { href: `${url}&target=download`, download: '' });
      link.click();
    } catch (error) {
      messages.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SteadyButton variant="default" mt="sm" loading={busy} onClick={() => void download()}>
      {t('storyEditor.key.certificate')}
    </SteadyButton>
  );
}
