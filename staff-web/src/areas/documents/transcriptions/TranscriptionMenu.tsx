import { Button, Menu } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ImportTranscriptions } from './ImportTranscriptions.tsx';

interface Props {
  readonly document: Document;
  readonly mayEdit: boolean;
}

/** The transcription of a document to keep, as text or as PDF, and the way in for transcriptions that were made elsewhere. */
export function TranscriptionMenu({ document: { id, title }, mayEdit }: Props) {
  const { t, language } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [isImporting, setImporting] = useState(false);
  const download = async (form: 'text' | 'pdf') => {
    try {
      // Its address opens for a minute only, so it is asked for when it is wanted.
      const { [form]: href } = await client.getTranscriptionFiles({ id, language });
      // Saved beside the page, not opened in its place.
      Object.assign(window.document.createElement('a'), { href, download: '' }).click();
    } catch (error) {
      messages.failure(error);
    }
  };
  return (
    <>
      <Menu position="bottom-end" returnFocus withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<Icon name="text" />} rightSection={<Icon name="down" />}>
            {t('transcriptionFiles.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="download" />} onClick={() => void download('text')}>
            {t('transcriptionFiles.asText')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="download" />} onClick={() => void download('pdf')}>
            {t('transcriptionFiles.asPdf')}
          </Menu.Item>
          {mayEdit && (
            <Menu.Item leftSection={<Icon name="upload" />} onClick={() => setImporting(true)}>
              {t('transcriptionFiles.read')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isImporting && <ImportTranscriptions id={id} title={title} onClose={() => setImporting(false)} />}
    </>
  );
}
