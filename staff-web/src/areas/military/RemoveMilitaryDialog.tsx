import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferenceList } from '../../lib/merges/ReferenceList.tsx';
import { type RemoveDialogProps, RemoveRecordDialog } from '../../lib/removal/RemoveRecordDialog.tsx';
import { militaryQueries } from './militaryQueries.ts';

/** Asks before a military entity is removed; while something refers to it, says what (S5). */
export function RemoveMilitaryDialog(props: RemoveDialogProps) {
  const { id } = props;
  const { t } = useTexts();
  const entity = useMethod('getMilitaryEntity', { id });
  const removal = useMethod('canRemoveMilitaryEntity', { id });
  const command = useCommand('removeMilitaryEntity', { refreshes: militaryQueries });
  const name = entity.data ? militaryName(entity.data) : t('pages.military_entity');
  const references = removal.data?.references ?? [];
  return (
    <RemoveRecordDialog
      {...props}
      name={name}
      removal={
        entity.data && removal.data
          ? {
              record: { id, version: entity.data.version },
              text: t('military.removal.text'),
              blocked: references.length === 0 ? null : <Blocked name={name} references={references} />,
            }
          : null
      }
      error={entity.error ?? removal.error}
      onRetry={() => void Promise.all([entity.refetch(), removal.refetch()])}
      command={command}
    />
  );
}

function Blocked({ name, references }: Parameters<typeof ReferenceList>[0] & { readonly name: string }) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('military.removal.blocked', { name })}</p>
      <ReferenceList references={references} />
      <p>{t('military.removal.mergeInstead')}</p>
    </>
  );
}
