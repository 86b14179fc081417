import { Button, Group, Radio, Stack } from '@mantine/core';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import {
  type PlaceMergeChoices,
  type PlaceMergeField,
  placeMergeFields,
} from '@salient/shared/areas/places/placeMerge.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { RecordMergeDecision } from '../../../lib/merges/RecordMergeDecision.tsx';
import type { MergeDialogProps } from '../../../lib/merges/RecordMergePanel.tsx';
import { ReferenceList } from '../../../lib/merges/ReferenceList.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { PlaceCard } from '../PlaceCard.tsx';
import { usePlaceName } from '../placeTexts.ts';
import { usePlaceMergeCommands } from './usePlaceMergeCommands.ts';
import '../places.css';

const PlacesMap = lazy(async () => ({ default: (await import('../PlacesMap.tsx')).PlacesMap }));

type Preview = ResultOf<Methods['previewPlaceMerge']>;

/** Two places side by side and on a map, and what a merge would do before it is done (PLACE-08, PLACE-09). */
export function PlaceMergeDialog({ pair, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTexts();
  const [isSwapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<PlaceMergeChoices>({});
  const [idA, idB] = isSwapped ? [pair[1], pair[0]] : pair;
  const { data, error, refetch, isPlaceholderData } = useMethod(
    'previewPlaceMerge',
    { idA, idB, choices },
    { keepPrevious: true },
  );
  const commands = usePlaceMergeCommands();
  // What was shown before a choice that is refused, so that another one can be made.
  const preview = useLast(data);
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
  const refusal =
    error && failureOf(error).name === 'invalidData' ? (
      <Notice tone="error">{t('places.merge.taken')}</Notice>
    ) : (
      error && <FailedNotice error={error} onRetry={() => void refetch()} />
    );
  if (!preview) {
    if (!refusal) return <ListSkeleton rows={10} />;
    return (
      <Stack gap="md">
        {refusal}
        <Group>{swap}</Group>
      </Stack>
    );
  }
  const { placeA, placeB } = preview;
  const isCurrent = data !== undefined && !error && !isPlaceholderData && placeA.id === idA;
  return (
    <Stack gap="lg" aria-busy={!isCurrent && !error}>
      <Compared preview={preview} swap={swap} />
      <Choices
        preview={preview}
        choices={choices}
        onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
      />
      {refusal}
      <Moves preview={preview} />
      <RecordMergeDecision
        canMerge={isCurrent}
        merge={(reason) =>
          commands.merge(
            { idA, idB, versionA: placeA.version, versionB: placeB.version, choices, reason },
            placeA,
            placeB,
          )
        }
        refetch={() => void refetch()}
        onMerged={(isOpened) => onMerged(idA, isOpened)}
        onClose={onClose}
      />
    </Stack>
  );
}

/** A value while it is there, and then the last one. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function Compared({
  preview: { placeA, placeB, merged },
  swap,
}: {
  readonly preview: Preview;
  readonly swap: ReactNode;
}) {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const points = [placeA, placeB].flatMap(({ id, loc, ...place }) =>
    loc ? [{ id, position: loc, name: nameOf({ languages: place.languages }) }] : [],
  );
  const [first, second] = points;
  const apart = first && second ? distanceBetween(first.position, second.position) : null;
  return (
    <>
      <div className="place-two">
        <PlaceCard place={placeA} role={t('recordMerges.keeps')} />
        <PlaceCard place={placeB} role={t('recordMerges.goes')} />
        <PlaceCard place={merged} role={t('recordMerges.result')} />
      </div>
      <Group>
        {swap}
        {apart !== null && <span>{t('places.merge.apart', { distance: distanceText(apart, language) })}</span>}
      </Group>
      {points.length > 0 && (
        <div className="place-map">
          <Suspense fallback={null}>
            <PlacesMap key={points.map(({ id }) => id).join()} points={points} />
          </Suspense>
        </div>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly preview: Preview;
  readonly choices: PlaceMergeChoices;
  readonly onChoose: (field: PlaceMergeField, side: 'a' | 'b') => void;
}

/** Fields in which the two differ, with the value that the place will have (PLACE-09). */
function Choices({ preview: { placeA, placeB, merged }, choices, onChoose }: ChoicesProps) {
  const { t, language } = useTexts();
  const show = (field: PlaceMergeField, place: Place): string => {
    if (field === 'type') return t(`places.types.${place.type}`);
    if (field === 'country_code') return placeCountry(place, language);
    return place.loc ? positionText(place.loc, language) : t('places.noPosition');
  };
  const differing = placeMergeFields.filter((field) => show(field, placeA) !== show(field, placeB));
  if (differing.length === 0) return null;
  return (
    <div className="place-two">
      {differing.map((field) => (
        <Radio.Group
          key={field}
          label={t(`places.fields.${field}`)}
          value={choices[field] ?? (show(field, merged) === show(field, placeB) ? 'b' : 'a')}
          onChange={(side) => onChoose(field, side as 'a' | 'b')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="a" label={show(field, placeA)} />
            <Radio value="b" label={show(field, placeB)} />
          </Stack>
        </Radio.Group>
      ))}
    </div>
  );
}

function Moves({ preview: { references } }: { readonly preview: Preview }) {
  const { t } = useTexts();
  if (references.length === 0) return <p className="place-facts">{t('recordMerges.nothingMoves')}</p>;
  return (
    <div>
      <h3 className="merge-heading">{t('recordMerges.references')}</h3>
      <ReferenceList references={references} />
    </div>
  );
}
