import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { KeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { qrLimits } from '@salient/shared/areas/key-locations/keyQr.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { DistanceField, usualDistance } from './DistanceField.tsx';
import { ticketRefreshMs } from './ticketRefresh.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which codes go on the sheet, and from how far they shall be read. */
export function QrSheetDialog({ opened, onClose }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('findKeyLocations', { limit: qrLimits.codes, sort: [['number', 1]] });
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('keyLocations.sheetTitle')}>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Choice keyLocations={data.data} />
      ) : (
        <ListSkeleton rows={5} />
      )}
    </PanelDialog>
  );
}

function Choice({ keyLocations }: { readonly keyLocations: readonly KeyLocation[] }) {
  const { t } = useTexts();
  const all = keyLocations.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>(all);
  const [distance, setDistance] = useState(usualDistance);
  // On the sheet they stand in the order of the list, in whatever order they were chosen.
  const ids = all.filter((id) => chosen.includes(id));
  const { data, error, refetch } = useMethod(
    'getKeyLocationQr',
    { ids, distance },
    { enabled: ids.length > 0, everyMs: ticketRefreshMs },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <p>{t('keyLocations.sheetIntro')}</p>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => setChosen(all)}>
          {t('keyLocations.sheetAll')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setChosen([])}>
          {t('keyLocations.sheetNone')}
        </Button>
      </Group>
      <Checkbox.Group aria-label={t('keyLocations.sheetTitle')} value={[...chosen]} onChange={setChosen}>
        <Stack gap="xs">
          {keyLocations.map(({ id, number, name }) => (
            <Checkbox key={id} value={id} label={number === null ? name : `${number}. ${name}`} />
          ))}
        </Stack>
      </Checkbox.Group>
      <DistanceField value={distance} onChange={setDistance} />
      <DialogButtons>
        <Button
          component="a"
          href={ids.length > 0 && data ? `${data.sheet}&target=download` : undefined}
          data-disabled={ids.length === 0 || !data || undefined}
          aria-disabled={ids.length === 0 || !data}
          download
        >
          {t('keyLocations.sheet')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
