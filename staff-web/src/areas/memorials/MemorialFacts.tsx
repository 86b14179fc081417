import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { memorialFields } from '@salient/shared/areas/memorials/memorialFields.ts';
import { memorialMap, memorialMapCenter, positionOf } from '@salient/shared/areas/memorials/memorialPosition.ts';
import { squareOfText } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { factsOf } from '../../lib/fields/factsOf.ts';
import { FactRows } from '../../lib/page/FactRows.tsx';
import { placeReference } from '../../lib/picker/referenceSources.ts';
import { useRecordPath } from '../../lib/records/useRecordPath.ts';
import { IrishMark } from './IrishMark.tsx';
import { memorialLabel } from './memorialLabel.ts';
import { TrenchSquareText } from './TrenchSquareText.tsx';
import { usedPositionText } from './usedPositionText.ts';

const PositionMap = lazy(() =>
  import('../../lib/map/PositionMap.tsx').then(({ PositionMap }) => ({ default: PositionMap })),
);

/** A day of which no part is known. */
const unknownDay = '????????';

/** What is known of a memorial: its fields, and where it lies. */
export function MemorialFacts({ memorial }: { readonly memorial: Memorial }) {
  return (
    <>
      <IrishMark memorial={memorial} />
      <div className="memorial-facts">
        <FactList memorial={memorial} />
        <Situation memorial={memorial} />
      </div>
    </>
  );
}

function FactList({ memorial }: { readonly memorial: Memorial }) {
  const { t } = useTexts();
  const label = memorialLabel(t);
  return (
    <dl className="memorial-list">
      <FactRows facts={useFacts(memorial).map(([field, value]) => [label(field), value])} />
    </dl>
  );
}

/** The fields in words, blank where they say nothing. */
function useFacts(memorial: Memorial): (readonly [field: string, value: ReactNode])[] {
  const { t } = useTexts();
  const { type_plate_details: plate, type_cemetery_details: cemetery, start_date } = memorial;
  const exists = cemetery?.exists ?? null;
  // Its name is the title of the page.
  const named = factsOf(memorialFields, 'memorial', memorial, t).filter(({ name }) => name !== 'name');
  return [
    ...named.map(({ name, value }) => [name, value] as const),
    ['type', t(`memorials.types.${memorial.type}`)],
    ['type_plate_details', plate && t(`memorials.plateDetails.${plate}`)],
    ['cemetery_kind', cemetery?.kind && t(`memorials.cemeteryKinds.${cemetery.kind}`)],
    ['cemetery_exists', exists === null ? null : t(exists ? 'history.yes' : 'history.no')],
    ['cemetery_nationality', cemetery?.nationality],
    ['start_date', start_date === unknownDay ? null : <DateText key="start" date={start_date} />],
    ['place_id', memorial.extend_place && <PlaceLink key="place" place={memorial.extend_place} />],
    ['address', memorial.address],
    ['british_trench_coordinates', memorial.british_trench_coordinates],
    ['description', memorial.description && <p className="memorial-text">{memorial.description}</p>],
  ];
}

function PlaceLink({ place }: { readonly place: NonNullable<Memorial['extend_place']> }) {
  const texts = useTexts();
  const recordPath = useRecordPath();
  const { name, facts } = placeReference(place, texts);
  const path = recordPath('place', place.id);
  return (
    <>
      {path ? <Link to={path}>{name}</Link> : name}
      {facts.length > 0 && ` (${facts.join(', ')})`}
    </>
  );
}

/** The map with the position that is used, and where that comes from (MEMORIAL-07, MEMORIAL-16). */
function Situation({ memorial }: { readonly memorial: Memorial }) {
  const texts = useTexts();
  const { t } = texts;
  const used = positionOf(memorial);
  const { lat = '', lon = '' } = used.position ?? {};
  const { british_trench_coordinates: coordinates } = memorial;
  const outline = useMemo(() => squareOfText(coordinates)?.corners ?? null, [coordinates]);
  return (
    <div className="memorial-situation">
      <div className="memorial-map">
        <Suspense fallback={null}>
          <PositionMap
            position={{ lat: String(lat), lon: String(lon) }}
            words={{ map: t('memorialRecord.map'), marker: memorial.name }}
            start={{ ...memorialMap, center: memorialMapCenter }}
            outline={outline}
            onPick={undefined}
          />
        </Suspense>
      </div>
      {(used.position || !outline) && <p className="memorial-source">{usedPositionText(texts, used)}</p>}
      <TrenchSquareText coordinates={coordinates} />
    </div>
  );
}
