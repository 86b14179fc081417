import { Button, Group } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Panel } from '../../lib/form/Panel.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { DistanceField, usualDistance } from './DistanceField.tsx';
import { ticketRefreshMs } from './ticketRefresh.ts';

/** The code of the key location, to look at, to save and to print (KEYLOC-12). */
export function QrPanel({ id }: { readonly id: string | undefined }) {
  const { t } = useTexts();
  return (
    <Panel title={t('keyLocations.qr')}>{id === undefined ? <p>{t('keyLocation.noQr')}</p> : <Code id={id} />}</Panel>
  );
}

function Code({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const [distance, setDistance] = useState(usualDistance);
  const { data, error, refetch } = useMethod(
    'getKeyLocationQr',
    { ids: [id], distance },
    { everyMs: ticketRefreshMs, keepPrevious: true },
  );
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  const code = data?.codes[0];
  return (
    <div className="key-qr">
      <div className="key-qr-code">
        {code && (
          <img src={code.png} alt={t('keyLocations.qrOf', { address: code.address })} width={160} height={160} />
        )}
      </div>
      <div className="key-qr-ways">
        <p>{t('keyLocations.qrAddress')}</p>
        <p className="key-qr-address">{code?.address}</p>
        <Group gap="sm">
          <Button component="a" variant="default" href={code && `${code.png}&target=download`} download>
            {t('keyLocations.png')}
          </Button>
          <Button component="a" variant="default" href={code?.svg} download>
            {t('keyLocations.svg')}
          </Button>
        </Group>
        <DistanceField value={distance} onChange={setDistance} />
        <Group>
          <Button component="a" href={data && `${data.sheet}&target=download`} download>
            {t('keyLocations.sheet')}
          </Button>
        </Group>
      </div>
    </div>
  );
}
