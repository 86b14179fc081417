import { Button, Group, Radio, Stack } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import {
  type MemorialMergeChoices,
  type MemorialMergeField,
  memorialMergeFields,
} from '@salient/shared/areas/memorials/memorialMerge.ts';
import { positionOf } from '@salient/shared/areas/memorials/memorialPosition.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { decodeDate, formatPartialDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { RecordMergeDecision } from '../../../lib/merges/RecordMergeDecision.tsx';
import type { MergeDialogProps } from '../../../lib/merges/RecordMergePanel.tsx';
import { ReferenceList } from '../../../lib/merges/ReferenceList.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { memorialLabel } from '../memorialLabel.ts';
import { MemorialCard } from './MemorialCard.tsx';
import { useMemorialMergeCommands } from './useMemorialMergeCommands.ts';
import '../memorials.css';

/** A day of which no part is known. */
const unknownDay = '????????';

type Preview = ResultOf<Methods['previewMemorialMerge']>;

/** Two memorials side by side, and what a merge would do before it is done. */
export function MemorialMergeDialog({ pair, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTexts();
  const [isSwapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<MemorialMergeChoices>({});
  const [idA, idB] = isSwapped ? [pair[1], pair[0]] : pair;
  const { data, error, refetch, isPlaceholderData } = useMethod(
    'previewMemorialMerge',
    { idA, idB, choices },
    { keepPrevious: true },
  );
  const commands = useMemorialMergeCommands();
  const swap = (
    <Button
      variant="default"
      leftSection={<Icon name="merge" />}
      onClick={() => {
        setSwapped(!isSwapped);
        setChoices({});
      }}
    >
      {t('recordMerges.swap')}
    </Button>
  );
  // Where one of the two has to stay, the other order is the way out.
  if (error && !isPlaceholderData) {
    return (
      <Stack gap="md">
        <FailedNotice error={error} onRetry={() => void refetch()} />
        <Group>{swap}</Group>
      </Stack>
    );
  }
  if (!data) return <ListSkeleton rows={10} />;
  const { memorialA, memorialB, merged, references, on_both: onBoth } = data;
  const isCurrent = !isPlaceholderData && memorialA.id === idA;
  return (
    <Stack gap="lg" aria-busy={!isCurrent}>
      <div className="memorial-two">
        <MemorialCard memorial={memorialA} role={t('recordMerges.keeps')} />
        <MemorialCard memorial={memorialB} role={t('recordMerges.goes')} />
        <MemorialCard memorial={merged} role={t('recordMerges.result')} />
      </div>
      <Group>
        {swap}
        <Apart preview={data} />
      </Group>
      <Choices preview={data} onChoose={(field, side) => setChoices({ ...choices, [field]: side })} />
      <div>
        {references.length === 0 ? (
          <p className="reference-facts">{t('recordMerges.nothingMoves')}</p>
        ) : (
          <>
            <h3 className="merge-heading">{t('recordMerges.references')}</h3>
            <ReferenceList references={references} />
          </>
        )}
        {onBoth > 0 && <p>{t('memorialDoubles.both', { count: onBoth })}</p>}
        <p className="reference-facts">{t('memorialDoubles.images')}</p>
      </div>
      <RecordMergeDecision
        canMerge={isCurrent}
        merge={(reason) =>
          commands.merge(
            { idA, idB, versionA: memorialA.version, versionB: memorialB.version, choices, reason },
            memorialA,
            memorialB,
          )
        }
        refetch={() => void refetch()}
        onMerged={(isOpened) => onMerged(idA, isOpened)}
        onClose={onClose}
      />
    </Stack>
  );
}

/** How far the two lie from each other, where that is known of both. */
function Apart({ preview: { memorialA, memorialB } }: { readonly preview: Preview }) {
  const { t, language } = useTexts();
  const [a, b] = [positionOf(memorialA).position, positionOf(memorialB).position];
  if (!a || !b) return null;
  return <span>{t('memorialDoubles.apart', { distance: distanceText(distanceBetween(a, b), language) })}</span>;
}

interface ChoicesProps {
  readonly preview: Preview;
  readonly onChoose: (field: MemorialMergeField, side: 'a' | 'b') => void;
}

/** Fields in which the two differ, with the value that the memorial will have. */
function Choices({ preview: { memorialA, memorialB, merged }, onChoose }: ChoicesProps) {
  const { t } = useTexts();
  const show = useShownField();
  const label = memorialLabel(t);
  const differing = memorialMergeFields.filter((field) => show(field, memorialA) !== show(field, memorialB));
  if (differing.length === 0) return null;
  return (
    <div className="memorial-two">
      {differing.map((field) => (
        <Radio.Group
          key={field}
          label={label(field === 'start' ? 'start_date' : field)}
          value={show(field, merged) === show(field, memorialB) ? 'b' : 'a'}
          onChange={(side) => onChoose(field, side as 'a' | 'b')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="a" label={show(field, memorialA) || t('memorialDoubles.blank')} />
            <Radio value="b" label={show(field, memorialB) || t('memorialDoubles.blank')} />
          </Stack>
        </Radio.Group>
      ))}
    </div>
  );
}

/** A field of a memorial in words; blank where it says nothing. */
function useShownField() {
  const { t, language } = useTexts();
  return (field: MemorialMergeField, memorial: Memorial): string => {
    switch (field) {
      case 'type':
        return t(`memorials.types.${memorial.type}`);
      case 'start':
        return memorial.start_date === unknownDay
          ? ''
          : formatPartialDate(decodeDate(memorial.start_date) ?? unknownDate);
      case 'place_id':
        return placeName(memorial.place_names ?? {}, language);
      case 'loc':
        return memorial.loc ? positionText(memorial.loc, language) : '';
      default:
        return memorial[field];
    }
  };
}
