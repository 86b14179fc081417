import { Checkbox, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { errorTexts } from '../form/errorTexts.ts';
import type { FieldProps } from '../form/useEntityForm.ts';
import { cleanCoordinate, showCoordinate, type TypedPosition } from './coordinates.ts';
import type { DerivedPosition, MapStart } from './PositionMap.tsx';
import './positionField.css';

const PositionMap = lazy(() => import('./PositionMap.tsx').then(({ PositionMap }) => ({ default: PositionMap })));

/** What map, pin and numbers are called. */
export interface PositionWords {
  readonly map: string;
  readonly marker: string;
  readonly help: string;
  readonly hint: string;
}

interface Props {
  readonly position: FieldProps<TypedPosition>;
  /** Absent where a position cannot be locked. */
  readonly locked?: FieldProps<boolean>;
  readonly words: PositionWords;
  /** Where the map begins while there is no position. */
  readonly start: MapStart;
  /** Shown while nothing is picked or typed. */
  readonly derived?: DerivedPosition | null;
  /** An area to be outlined, kept by the caller from one drawing to the next. */
  readonly outline?: readonly Location[] | null;
  /** What stands beside the numbers. */
  readonly children?: ReactNode;
}

/** Where something is: picked on a map or typed, and fixed while it is locked (KEYLOC-08, KEYLOC-09). */
export function PositionField({ position, locked, words, start, derived = null, outline = null, children }: Props) {
  const { t } = useTexts();
  const isFixed = locked?.value || position.readOnly;
  const errors = errorTexts(position.codes, t).join(' ') || null;
  return (
    <div className="position-field">
      <div className="position-map">
        <Suspense fallback={null}>
          <PositionMap
            position={position.value}
            words={words}
            start={start}
            derived={derived}
            outline={outline}
            onPick={isFixed ? undefined : (picked) => position.onChange(picked)}
          />
        </Suspense>
      </div>
      <div className="position-numbers">
        {locked && (
          <Checkbox
            label={t('keyLocations.locked')}
            description={t('keyLocations.lockedHint')}
            checked={locked.value}
            disabled={locked.readOnly}
            onChange={(event) => locked.onChange(event.currentTarget.checked)}
          />
        )}
        {!isFixed && <p className="position-help">{words.help}</p>}
        {(['lat', 'lon'] as const).map((part) => (
          <CoordinateInput
            key={part}
            label={t(`keyLocations.${part}`)}
            value={position.value[part]}
            readOnly={isFixed}
            hint={part === 'lat' && !isFixed ? words.hint : null}
            error={part === 'lat' ? errors : errors !== null}
            onChange={(text) => position.onChange({ ...position.value, [part]: text })}
          />
        ))}
        {children}
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
  const { language } = useTexts();
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
      data-read-only={readOnly || undefined}
      value={typed ?? showCoordinate(value, language)}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = cleanCoordinate(event.currentTarget.value);
        setTyped(text);
        onChange(text);
      }}
    />
  );
}
