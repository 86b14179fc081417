import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferenceList } from '../../lib/merges/ReferenceList.tsx';
import { type RemoveDialogProps, RemoveRecordDialog } from '../../lib/removal/RemoveRecordDialog.tsx';
import { placeQueries } from './form/usePlaceForm.ts';
import { usePlaceName } from './placeTexts.ts';

/** Asks before a place is removed; while something refers to it, says what (PLACE-38, SHELL-24). */
export function RemovePlaceDialog(props: RemoveDialogProps) {
  const { id } = props;
  const { t } = useTexts();
  const nameOf = usePlaceName();
  const place = useMethod('getPlace', { id });
  const removal = useMethod('canRemovePlace', { id });
  const command = useCommand('removePlace', { refreshes: placeQueries });
  const references = removal.data?.references ?? [];
  return (
    <RemoveRecordDialog
      {...props}
      name={place.data ? nameOf(place.data) : t('pages.place')}
      removal={
        place.data && removal.data
          ? {
              record: { id, version: place.data.version },
              text: t('places.removal.text'),
              blocked: references.length === 0 ? null : <Blocked references={references} />,
            }
          : null
      }
      error={place.error ?? removal.error}
      onRetry={() => void Promise.all([place.refetch(), removal.refetch()])}
      command={command}
    />
  );
}

function Blocked({ references }: Parameters<typeof ReferenceList>[0]) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('place.cannotRemove')}</p>
      <ReferenceList references={references} />
    </>
  );
}
