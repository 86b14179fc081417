import { Button, Group, Stack } from '@mantine/core';
import { armyInFull } from '@salient/shared/areas/military/names/armyNames.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import type { WholeMilitaryEntity } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { RecordMergeDecision } from '../../../lib/merges/RecordMergeDecision.tsx';
import type { MergeDialogProps } from '../../../lib/merges/RecordMergePanel.tsx';
import { ReferenceList } from '../../../lib/merges/ReferenceList.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { HistoryLines } from '../HistoryLines.tsx';
import { useMilitaryMergeCommands } from './useMilitaryMergeCommands.ts';
import '../military.css';

/** Two military entities side by side, and what a merge would do before it is done (MILITARY-33, MILITARY-34). */
export function MilitaryMergeDialog({ pair, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTexts();
  const [isSwapped, setSwapped] = useState(false);
  const [idA, idB] = isSwapped ? [pair[1], pair[0]] : pair;
  const { data, error, refetch, isPlaceholderData } = useMethod(
    'previewMilitaryMerge',
    { idA, idB },
    { keepPrevious: true },
  );
  const commands = useMilitaryMergeCommands();
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={10} />;
  const { entityA, entityB, merged, references } = data;
  const isCurrent = !isPlaceholderData && entityA.id === idA;
  return (
    <Stack gap="lg" aria-busy={!isCurrent}>
      <div className="military-two">
        <EntityCard entity={entityA} role={t('recordMerges.keeps')} />
        <EntityCard entity={entityB} role={t('recordMerges.goes')} />
        <EntityCard entity={merged} role={t('recordMerges.result')} />
      </div>
      <Group>
        <Button variant="default" leftSection={<Icon name="merge" />} onClick={() => setSwapped(!isSwapped)}>
          {t('recordMerges.swap')}
        </Button>
      </Group>
      {references.length === 0 ? (
        <p>{t('recordMerges.nothingMoves')}</p>
      ) : (
        <div>
          <h3 className="merge-heading">{t('recordMerges.references')}</h3>
          <ReferenceList references={references} />
        </div>
      )}
      <RecordMergeDecision
        canMerge={isCurrent}
        merge={(reason) =>
          commands.merge({ idA, idB, versionA: entityA.version, versionB: entityB.version, reason }, entityA, entityB)
        }
        refetch={() => void refetch()}
        onMerged={(isOpened) => onMerged(idA, isOpened)}
        onClose={onClose}
      />
    </Stack>
  );
}

function EntityCard({ entity, role }: { readonly entity: WholeMilitaryEntity; readonly role: string }) {
  const { t, language } = useTexts();
  return (
    <section className="military-card" aria-label={role}>
      <p className="military-role">{role}</p>
      <h3>
        <bdi>{militaryName(entity)}</bdi>
      </h3>
      <p>{[t(`military.types.${entity.type}`), armyInFull(entity.army, language)].filter(Boolean).join(' · ')}</p>
      <HistoryLines history={entity.history} />
    </section>
  );
}
