import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { choiceLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import type { RangeFilter, TextFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { Narrowing } from '@salient/shared/areas/functions/query/useSuggestions.ts';
import type { TextMode } from '@salient/shared/areas/search/textModes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Field, fieldId } from '../../../lib/ui/Field.tsx';
import { DateField } from './DateField.tsx';
import { SuggestInput } from './SuggestInput.tsx';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly argument: FunctionArgument;
  /** In the shape that the kind has in a query; undefined filters nothing. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly narrowing?: Narrowing;
}

/** The field of one argument, whatever its kind (ADVSEARCH-25). */
export function ArgumentField(props: Props) {
  const { path, label, argument, value, onChange } = props;
  switch (argument.kind) {
    case 'checkbox':
      return <CheckboxField {...props} />;
    case 'select':
      return <SelectField {...props} />;
    case 'date':
    case 'datetime':
      return <DateField path={path} label={label} bound={value as string | undefined} onChange={onChange} />;
    case 'range':
      return argument.of === 'date' ? <DateRange {...props} /> : <NumberRange {...props} />;
    case 'number':
      return <NumberField {...props} />;
    default:
      return argument.modes ? <TextFilterField {...props} /> : <PlainText {...props} />;
  }
}

function PlainText({ path, label, value, onChange }: Props) {
  return (
    <Field path={path} label={label}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={(value as string | undefined) ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  );
}

function CheckboxField({ path, label, value, onChange }: Props) {
  return (
    <div className="field field-checkbox">
      <input
        type="checkbox"
        id={fieldId(path)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || undefined)}
      />
      <label htmlFor={fieldId(path)}>{label}</label>
    </div>
  );
}

function SelectField({ path, label, argument, value, onChange }: Props) {
  const { t } = useTexts();
  const options = argument.options ?? [];
  return (
    <Field path={path} label={label}>
      {(control) => (
        <select
          {...control}
          value={(value as string | undefined) ?? options[0]}
          onChange={({ target }) => onChange(target.value === options[0] ? undefined : target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {choiceLabel(argument.name, option, t)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A text with the way it is compared; `selected` can only be picked, by choosing a suggestion. */
function TextFilterField({ path, label, argument, value, onChange, narrowing }: Props) {
  const { t } = useTexts();
  const filter = (value as TextFilter | undefined) ?? { value: '', mode: 'contains' };
  const modes = (argument.modes ?? []).filter((mode) => mode !== 'selected' || filter.mode === 'selected');
  const change = (next: TextFilter) => onChange(next.value === '' && next.mode === 'contains' ? undefined : next);
  return (
    <Field path={path} label={label} className="field-text-filter">
      {(control) => (
        <div className="text-filter">
          <select
            aria-label={`${label}${t('common.colon')}${t('search.fields.mode')}`}
            value={filter.mode}
            onChange={({ target }) => {
              const { id: _, radius_km: __, ...words } = filter;
              change({ ...words, mode: target.value as TextMode });
            }}
          >
            {modes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`filters.modes.${mode}`)}
              </option>
            ))}
          </select>
          {filter.mode !== 'empty' &&
            (argument.suggestions ? (
              <SuggestInput
                {...control}
                source={argument.suggestions}
                {...(narrowing ? { narrowing } : {})}
                filter={filter}
                onChange={change}
              />
            ) : (
              <input
                {...control}
                autoComplete="off"
                value={filter.value}
                onChange={({ target }) => change({ ...filter, value: target.value })}
              />
            ))}
          {filter.mode === 'selected' && argument.suggestions === 'places' && (
            <RadiusInput label={label} filter={filter} onChange={change} />
          )}
        </div>
      )}
    </Field>
  );
}

interface RadiusProps {
  readonly label: string;
  readonly filter: TextFilter;
  readonly onChange: (filter: TextFilter) => void;
}

/** Also what lies around a picked place (ADVSEARCH-33). */
function RadiusInput({ label, filter, onChange }: RadiusProps) {
  const { t } = useTexts();
  return (
    <input
      className="number-input"
      inputMode="numeric"
      maxLength={4}
      aria-label={`${label}${t('common.colon')}${t('filters.inputs.radius')}`}
      placeholder={t('filters.inputs.radius')}
      value={filter.radius_km ?? ''}
      onChange={({ target }) => {
        const { radius_km: _, ...place } = filter;
        const distance = Number(target.value.replace(/\D/g, ''));
        onChange(distance > 0 ? { ...place, radius_km: distance } : place);
      }}
    />
  );
}

const ends = ['from', 'to'] as const;

/** Sets one end of a range; a range without ends filters nothing. */
function rangeWith(range: RangeFilter, end: 'from' | 'to', text: string | undefined): RangeFilter | undefined {
  const { [end]: _, certain: __, ...other } = range;
  const next = text ? { ...other, [end]: text } : other;
  return Object.keys(next).length > 0 ? next : undefined;
}

function DateRange({ path, label, value, onChange }: Props) {
  const { t } = useTexts();
  const range = (value as RangeFilter | undefined) ?? {};
  return (
    <fieldset className="range-field">
      <legend>{label}</legend>
      {ends.map((end) => (
        <DateField
          key={end}
          path={`${path}.${end}`}
          label={t(`search.fields.${end}`)}
          bound={range[end]}
          onChange={(bound) => onChange(rangeWith(range, end, bound))}
        />
      ))}
    </fieldset>
  );
}

function NumberRange({ path, label, value, onChange }: Props) {
  const { t } = useTexts();
  const range = (value as RangeFilter | undefined) ?? {};
  return (
    <fieldset className="range-field">
      <legend>{label}</legend>
      {ends.map((end) => (
        <Field key={end} path={`${path}.${end}`} label={t(`search.fields.${end}`)}>
          {(control) => (
            <input
              {...control}
              className="number-input"
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              value={range[end] ?? ''}
              onChange={({ target }) => onChange(rangeWith(range, end, target.value.replace(/\D/g, '')))}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

function NumberField({ path, label, value, onChange }: Props) {
  return (
    <Field path={path} label={label}>
      {(control) => (
        <input
          {...control}
          className="number-input"
          inputMode="numeric"
          autoComplete="off"
          value={(value as string | undefined) ?? ''}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '') || undefined)}
        />
      )}
    </Field>
  );
}
