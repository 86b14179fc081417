import { Button, CopyButton, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Notice } from '../../lib/page/Notice.tsx';

interface Props {
  readonly type: 'document' | 'collection';
  readonly id: string;
  readonly name: string;
}

/** The address of the IIIF manifest, for who wants to copy it; it is asked for then, as that with a ticket is soon over. */
export function ManifestAddress(props: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton className="fact-button" onClick={() => setOpen(true)}>
        {t('manifestAddress.show')}
      </UnstyledButton>
      <PanelDialog opened={isOpen} title={t('manifestAddress.title')} onClose={() => setOpen(false)}>
        <Addresses {...props} />
      </PanelDialog>
    </>
  );
}

function Addresses({ type, id, name }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getManifestAddress', { type, id });
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  const { url, public_url, expires_at } = data;
  return (
    <Stack gap="lg">
      <p>{t('manifestAddress.what', { name })}</p>
      {public_url === null ? (
        <Notice tone="hint">{t('manifestAddress.undisclosed')}</Notice>
      ) : (
        <Address label={t('manifestAddress.lasting')} hint={t('manifestAddress.lastingHint')} path={public_url} />
      )}
      <Address
        label={t('manifestAddress.ticketed')}
        hint={t('manifestAddress.ticketedHint', { until: momentText(expires_at) })}
        path={url}
      />
    </Stack>
  );
}

interface AddressProps {
  readonly label: string;
  readonly hint: string;
  readonly path: string;
}

/** An address that is read, and copied with one click. */
function Address({ label, hint, path }: AddressProps) {
  const { t } = useTexts();
  const address = new URL(path, window.location.origin).href;
  return (
    <div className="copied-address">
      <TextInput
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description']}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" leftSection={<Icon name={copied ? 'check' : 'copy'} />} onClick={copy}>
            {t(copied ? 'frame.copied' : 'manifestAddress.copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
