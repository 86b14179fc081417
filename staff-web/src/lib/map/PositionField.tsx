import { Checkbox, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { lazy, Suspense, useState } from 'react';
import { errorTexts } from '../form/errorTexts.ts';
import type { FieldProps } from '../form/useEntityForm.ts';
import { cleanCoordinate, showCoordinate, type TypedPosition } from './coordinates.ts';
import type { MapWords } from './PositionMap.tsx';
import './positionField.css';

const PositionMap = lazy(() => import('./PositionMap.tsx').then(({ PositionMap }) => ({ default: PositionMap })));

export interface PositionWords extends MapWords {
  /** How coordinates are typed. */
  readonly hint: string;
}

interface Props {
  readonly position: FieldProps<TypedPosition>;
  readonly locked: FieldProps<boolean>;
  /** What lies there is called otherwise than a key location. */
  readonly words?: PositionWords;
  /** Where the map begins while nothing is picked. */
  readonly center?: Location;
}

/** Where something is: picked on a map or typed, and fixed while it is locked (KEYLOC-08, KEYLOC-09). */
export function PositionField({ position, locked, words, center }: Props) {
  const { t } = useTexts();
  const hint = words?.hint ?? t('keyLocations.coordinatesHint');
  const isFixed = locked.value || position.readOnly;
  const errors = errorTexts(position.codes, t).join(' ') || null;
  return (
    <div className="position-field">
      <div className="position-map">
        <Suspense fallback={null}>
          <PositionMap
            position={position.value}
            {...(words ? { words } : {})}
            {...(center ? { center } : {})}
            onPick={isFixed ? undefined : (picked) => position.onChange(picked)}
          />
        </Suspense>
      </div>
      <div className="position-numbers">
        <Checkbox
          label={t('keyLocations.locked')}
          description={t('keyLocations.lockedHint')}
          checked={locked.value}
          disabled={locked.readOnly}
          onChange={(event) => locked.onChange(event.currentTarget.checked)}
        />
        {!isFixed && <p className="position-help">{t('keyLocations.mapHelp')}</p>}
        {(['lat', 'lon'] as const).map((part) => (
          <CoordinateInput
            key={part}
            label={t(`keyLocations.${part}`)}
            value={position.value[part]}
            readOnly={isFixed}
            hint={part === 'lat' && !isFixed ? hint : null}
            error={part === 'lat' ? errors : errors !== null}
            onChange={(text) => position.onChange({ ...position.value, [part]: text })}
          />
        ))}
      </div>
    </div>
  );
}

interface CoordinateProps {
  readonly label: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly hint: string | null;
  readonly error: string | boolean | null;
  readonly onChange: (text: string) => void;
}

/** One coordinate: with four decimals until it is typed anew, then as it is typed; what nobody touches keeps all it had. */
function CoordinateInput({ label, value, readOnly, hint, error, onChange }: CoordinateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={hint}
      error={error}
      readOnly={readOnly}
      value={typed ?? showCoordinate(value)}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = cleanCoordinate(event.currentTarget.value);
        setTyped(text);
        onChange(text);
      }}
    />
  );
}
