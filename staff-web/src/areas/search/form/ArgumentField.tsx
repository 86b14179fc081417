import { Checkbox, TextInput } from '@mantine/core';
import { labelOfChoice } from '@salient/shared/areas/functions/query/argumentLabels.ts';
import { boundOf, typedDate } from '@salient/shared/areas/functions/query/dateBound.ts';
import type { RangeFilter, TextFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MomentField } from '../../../lib/dates/MomentField.tsx';
import { PartialDateField } from '../../../lib/dates/PartialDateField.tsx';
import { CountryField } from '../../../lib/form/CountryField.tsx';
import { SelectField } from '../../../lib/form/fields.tsx';
import { useControl } from '../../../lib/form/useControl.ts';
import { type ArgumentProps, codesAt } from './argumentProps.ts';
import { CriterionField } from './CriterionField.tsx';
import { ProjectField } from './ProjectField.tsx';

/** The field of one argument of a function, whatever its kind (ADVSEARCH-25, FUNC-07). */
export function ArgumentField(props: ArgumentProps) {
  const { path, label, argument, errors, value, onChange } = props;
  const { t } = useTexts();
  if (argument.suggestions === 'projects') return <ProjectField {...props} />;
  switch (argument.kind) {
    case 'checkbox':
      return (
        <Checkbox
          className="search-checkbox"
          label={label}
          checked={value === true}
          onChange={({ currentTarget: { checked } }) => onChange(checked || undefined)}
        />
      );
    case 'select': {
      const [none = '', ...others] = argument.options ?? [];
      return (
        <SelectField
          name={path}
          label={label}
          codes={codesAt(errors, path)}
          readOnly={false}
          choices={[none, ...others].map((option) => ({
            value: option,
            label: labelOfChoice(argument.name, option, t),
          }))}
          value={(value as string | undefined) ?? none}
          onChange={(chosen) => onChange(chosen === none ? undefined : chosen)}
        />
      );
    }
    case 'country':
      return <CountryField {...textFieldOf(props)} />;
    case 'datetime':
      return <MomentField {...textFieldOf(props)} />;
    case 'date':
      return <DateBound {...props} value={value as string | undefined} />;
    case 'range':
      return <Range {...props} />;
    case 'number':
      return <NumberInput {...props} value={value as string | undefined} />;
    default:
      return argument.modes ? (
        <CriterionField {...props} value={value as TextFilter | undefined} />
      ) : (
        <PlainText {...props} value={value as string | undefined} />
      );
  }
}

/** An argument whose value is a text as a field of a record; blank asks nothing. */
const textFieldOf = ({ path, label, errors, value, onChange }: ArgumentProps) => ({
  ...{ name: path, label, codes: codesAt(errors, path), readOnly: false },
  value: (value as string | undefined) ?? '',
  onChange: (text: string) => onChange(text || undefined),
});

interface TextProps extends Omit<ArgumentProps, 'argument' | 'value'> {
  readonly value: string | undefined;
}

function PlainText({ path, label, errors, value = '', onChange }: TextProps) {
  const control = useControl({ name: path, label, codes: codesAt(errors, path), readOnly: false });
  return (
    <TextInput
      {...control}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

function NumberInput({ path, label, errors, value = '', onChange }: TextProps) {
  const control = useControl({ name: path, label, codes: codesAt(errors, path), readOnly: false });
  return (
    <TextInput
      {...control}
      className="search-number"
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\D/g, '') || undefined)}
    />
  );
}

const partOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : '?');

/** One bound; any part may be unknown, and then bounds nothing finer (ADVSEARCH-35). */
function DateBound({ path, label, errors, value, onChange }: TextProps) {
  const { day, month, year } = typedDate(value);
  return (
    <PartialDateField
      label={label}
      value={{ day: partOf(day), month: partOf(month), year: partOf(year) }}
      codes={codesAt(errors, path)}
      readOnly={false}
      onChange={(date) => onChange(boundOf({ day: `${date.day}`, month: `${date.month}`, year: `${date.year}` }))}
    />
  );
}

const ends = ['from', 'to'] as const;

/** Sets one end of a range; a range without ends filters nothing. */
function rangeWith(range: RangeFilter, end: 'from' | 'to', text: unknown): RangeFilter | undefined {
  const { [end]: _, certain: __, empty: ___, ...other } = range;
  const next = text ? { ...other, [end]: text as string } : other;
  return Object.keys(next).length > 0 ? next : undefined;
}

/** From one value to another, both ends included; either may be left open. Or only who has none, where that can be asked. */
function Range(props: ArgumentProps) {
  const { t } = useTexts();
  const range = (props.value as RangeFilter | undefined) ?? {};
  const End = props.argument.of === 'date' ? DateBound : NumberInput;
  return (
    <fieldset className="search-range">
      <legend>{props.label}</legend>
      {/* A day that is complete leads on to the other one. */}
      <div data-period={props.argument.of === 'date' || undefined}>
        {range.empty ||
          ends.map((end) => (
            <End
              key={end}
              {...props}
              path={`${props.path}.${end}`}
              label={t(`filters.inputs.${end}`)}
              value={range[end]}
              onChange={(bound) => props.onChange(rangeWith(range, end, bound))}
            />
          ))}
        {props.argument.mayBeEmpty && (
          <Checkbox
            className="search-checkbox"
            label={t('personSearch.noDate')}
            checked={range.empty === true}
            onChange={({ currentTarget: { checked } }) => props.onChange(checked ? { empty: true } : undefined)}
          />
        )}
      </div>
    </fieldset>
  );
}
