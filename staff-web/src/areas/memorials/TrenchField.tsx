import { memorialLimits } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { normalizeTrenchCoordinates } from '@salient/shared/areas/memorials/trench/trenchReference.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { TextField } from '../../lib/form/fields.tsx';
import { memorialLabel } from './memorialLabel.ts';
import type { MemorialFormControl } from './useMemorialForm.ts';

const refusal = 'british_trench_coordinates: INVALID_BRITISH_TRENCH_COORDINATES';

/**
 * British trench coordinates: who leaves the field finds them in their normal form, or told that they are none (MEMORIAL-20,
 * MEMORIAL-21). What a list brought stays as it is until it is typed over.
 */
export function TrenchField({ form }: { readonly form: MemorialFormControl }) {
  const { t } = useTexts();
  const field = form.field('british_trench_coordinates');
  const [isRefused, setRefused] = useState(false);
  const leave = () => {
    const stored = form.entity?.british_trench_coordinates ?? '';
    if (field.readOnly || field.value.trim() === '' || field.value === stored) return;
    const normal = normalizeTrenchCoordinates(field.value);
    setRefused(normal === null);
    if (normal !== null && normal !== field.value) field.onChange(normal);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the field inside was left, and does nothing itself.
    <div onBlur={leave}>
      <TextField
        {...field}
        codes={isRefused ? [refusal] : field.codes}
        label={memorialLabel(t)('british_trench_coordinates')}
        hint={t('memorialRecord.trenchHint')}
        maxLength={memorialLimits.text}
        onChange={(text) => {
          setRefused(false);
          field.onChange(text);
        }}
      />
    </div>
  );
}
