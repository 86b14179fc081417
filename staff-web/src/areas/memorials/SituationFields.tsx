import { Button, Group } from '@mantine/core';
import { memorialMap, memorialMapCenter, positionOf } from '@salient/shared/areas/memorials/memorialPosition.ts';
import { squareOfText } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo, useRef } from 'react';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { readPosition } from '../../lib/map/coordinates.ts';
import { PositionField } from '../../lib/map/PositionField.tsx';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import { AddressField } from './address/AddressField.tsx';
import { memorialLabel } from './memorialLabel.ts';
import { TrenchField } from './TrenchField.tsx';
import { TrenchSquareText } from './TrenchSquareText.tsx';
import { usedPositionText } from './usedPositionText.ts';
import type { MemorialFormControl } from './useMemorialForm.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** Where a memorial lies: place, address, trench coordinates, and its position with where that comes from (MEMORIAL-12). */
export function SituationFields({ form }: { readonly form: MemorialFormControl }) {
  const texts = useTexts();
  const { t, language } = texts;
  const label = memorialLabel(t);
  const place = form.field('place_id');
  const chosen = usePlaceOf(place.value, form.conflict?.changes);
  const { loc, address_loc } = form.draft;
  const used = positionOf({ loc: readPosition(loc), address_loc, calc_place_loc: chosen?.loc ?? null });
  const own = form.field('loc');
  const { british_trench_coordinates: coordinates } = form.draft;
  const square = useMemo(() => squareOfText(coordinates), [coordinates]);
  const outline = useMemo(() => square?.corners ?? null, [square]);
  const numbers = useRef<HTMLDivElement>(null);
  const isTyped = loc.lat !== '' || loc.lon !== '';
  const mayMove = !form.draft.position_locked && !own.readOnly;
  return (
    <FormSection title={t('memorialRecord.situation')}>
      <ReferencePicker
        key={language}
        kind="place"
        name="place_id"
        label={label('place_id')}
        value={chosen?.reference ?? null}
        onChange={(reference) => place.onChange(reference?.id ?? null)}
        error={errorTexts(place.codes, t).join(' ') || null}
        readOnly={place.readOnly}
      />
      <AddressField
        form={form}
        near={chosen?.loc ?? null}
        onByHand={() => numbers.current?.querySelector<HTMLElement>('input[inputmode="decimal"]')?.focus()}
      />
      <TrenchField form={form} />
      <div className="form-wide" ref={numbers}>
        <h3 className="memorial-position">{t('memorialRecord.position')}</h3>
        {(used.position || !square) && (
          <p className="memorial-source" role="status">
            {usedPositionText(texts, used)}
          </p>
        )}
        <TrenchSquareText coordinates={coordinates} />
        <PositionField
          position={own}
          outline={outline}
          locked={form.field('position_locked')}
          start={{
            ...memorialMap,
            center: used.position ?? memorialMapCenter,
            ...(used.source === 'address' ? { zoom: memorialMap.near } : {}),
          }}
          derived={
            used.position && used.source !== 'custom'
              ? {
                  position: used.position,
                  title: t(used.source === 'address' ? 'memorialAddress.marker' : 'memorialAddress.placeMarker'),
                }
              : null
          }
          words={{
            map: t('memorialRecord.map'),
            marker: t('memorialRecord.marker'),
            help: t('memorialRecord.mapHelp'),
            hint: t('memorialRecord.coordinatesHint'),
          }}
        />
        {mayMove && (isTyped || square) && (
          <Group gap="xs" mt="sm">
            {isTyped && (
              <Button
                variant="default"
                leftSection={<Icon name="close" />}
                onClick={() => own.onChange({ lat: '', lon: '' })}
              >
                {t('memorialRecord.clearPosition')}
              </Button>
            )}
            {square && (
              <Button
                variant="default"
                leftSection={<Icon name="place" />}
                onClick={() => own.onChange({ lat: square.centre.lat.toFixed(6), lon: square.centre.lon.toFixed(6) })}
              >
                {t('trenchSquares.take')}
              </Button>
            )}
          </Group>
        )}
      </div>
    </FormSection>
  );
}
