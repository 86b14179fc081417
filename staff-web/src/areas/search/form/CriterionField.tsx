import { Input, NativeSelect, TextInput } from '@mantine/core';
import type { TextFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { TextMode } from '@salient/shared/areas/search/textModes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { type ArgumentProps, codesAt } from './argumentProps.ts';
import { SuggestCriterion } from './SuggestCriterion.tsx';

interface Props extends Omit<ArgumentProps, 'value'> {
  readonly value: TextFilter | undefined;
}

const nothing: TextFilter = { value: '', mode: 'contains' };

/**
 * A text with the way it is compared (ADVSEARCH-22). `selected` can only be reached by choosing a suggestion; a place that
 * was chosen takes what lies around it too (ADVSEARCH-33).
 */
export function CriterionField({ path, label, argument, errors, value = nothing, onChange, narrowing }: Props) {
  const { t } = useTexts();
  const id = useId();
  const refused = errorTexts(codesAt(errors, path), t);
  const modes = (argument.modes ?? []).filter((mode) => mode !== 'selected' || value.mode === 'selected');
  const change = (next: TextFilter) => onChange(next.value === '' && next.mode === 'contains' ? undefined : next);
  const control = { id, name: path, 'aria-invalid': refused.length > 0 || undefined, error: refused.length > 0 };
  return (
    <Input.Wrapper id={id} label={label} error={refused.length > 0 ? refused.join(' ') : null}>
      <div className="search-criterion">
        <NativeSelect
          aria-label={`${label}${t('common.colon')}${t('personSearch.compare')}`}
          data={modes.map((mode) => ({ value: mode, label: t(`filters.modes.${mode}`) }))}
          value={value.mode}
          onChange={({ currentTarget }) => {
            const { id: _, radius_km: __, ...words } = value;
            change({ ...words, mode: currentTarget.value as TextMode });
          }}
        />
        {value.mode !== 'empty' &&
          (argument.suggestions ? (
            <SuggestCriterion
              {...control}
              source={argument.suggestions}
              {...(narrowing ? { narrowing } : {})}
              filter={value}
              onChange={change}
            />
          ) : (
            <TextInput
              {...control}
              autoComplete="off"
              value={value.value}
              onChange={({ currentTarget }) => change({ ...value, value: currentTarget.value })}
            />
          ))}
        {value.mode === 'selected' && argument.suggestions === 'places' && (
          <TextInput
            className="search-radius"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            aria-label={`${label}${t('common.colon')}${t('filters.inputs.radius')}`}
            placeholder={t('filters.inputs.radius')}
            value={value.radius_km ?? ''}
            onChange={({ currentTarget }) => {
              const { radius_km: _, ...place } = value;
              const distance = Number(currentTarget.value.replace(/\D/g, ''));
              change(distance > 0 ? { ...place, radius_km: distance } : place);
            }}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
