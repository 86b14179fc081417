import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { eventFilterLabel, narrowingOf, withInput } from '@salient/shared/areas/functions/query/eventFilters.ts';
import { inputLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import type { EventFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { EventCriterionType } from '@salient/shared/areas/search/eventInputs.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../lib/ui/icons.tsx';
import { ArgumentField } from './ArgumentField.tsx';

type EventTypes = NonNullable<FunctionArgument['types']>;

interface Props {
  readonly types: EventTypes;
  readonly events: readonly EventFilter[];
  /** `path` names what was edited. */
  readonly onChange: (path: string, events: readonly EventFilter[]) => void;
}

/** The repeatable group: each item is one event for which all of its inputs hold (ADVSEARCH-26, ADVSEARCH-34). */
export function EventFilters({ types, events, onChange }: Props) {
  const { t } = useTexts();
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLLegendElement>(null);
  const added = useRef(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current
      ?.querySelector<HTMLElement>('.event-filter:last-child input, .event-filter:last-child select')
      ?.focus();
  });

  const add = (type: EventCriterionType) => {
    added.current = true;
    setSaid(t('filters.advanced.added', { event: t(`filters.criteria.${type}`) }));
    onChange('events', [...events, { type, inputs: {} }]);
  };
  const remove = (index: number, label: string) => {
    setSaid(t('filters.advanced.removed', { event: label }));
    onChange('events', events.toSpliced(index, 1));
    heading.current?.focus();
  };

  return (
    <fieldset className="field-group">
      <legend ref={heading} tabIndex={-1}>
        {t('filters.advanced.events')}
      </legend>
      <p className="aside">{t('filters.advanced.eventsHint')}</p>
      <div ref={list}>
        {events.map((event, index) => (
          <EventFilterFields
            // Items have no identity of their own; what they hold lives in the address.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={index}
            path={`events.${index}.inputs`}
            event={event}
            label={eventFilterLabel(events, index, t)}
            inputs={types.find(({ type }) => type === event.type)?.inputs ?? []}
            onChange={(path, next) => onChange(path, events.with(index, next))}
            onRemove={(label) => remove(index, label)}
          />
        ))}
      </div>
      <ul className="add-events" aria-label={t('filters.advanced.add')}>
        {types.map(({ type }) => (
          <li key={type}>
            <button type="button" className="chip chip-add" onClick={() => add(type as EventCriterionType)}>
              <Icon name="plus" />
              {t(`filters.criteria.${type as EventCriterionType}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  );
}

interface FieldsProps {
  readonly path: string;
  readonly event: EventFilter;
  readonly label: string;
  readonly inputs: readonly FunctionArgument[];
  readonly onChange: (path: string, event: EventFilter) => void;
  readonly onRemove: (label: string) => void;
}

function EventFilterFields({ path, event, label, inputs, onChange, onRemove }: FieldsProps) {
  const { t } = useTexts();
  const removal = t('filters.advanced.remove', { event: label });
  return (
    <fieldset className="event-filter">
      <legend>{label}</legend>
      <button
        type="button"
        className="icon-button event-filter-remove"
        aria-label={removal}
        title={removal}
        onClick={() => onRemove(label)}
      >
        <Icon name="close" />
      </button>
      <div className="field-grid">
        {inputs.map((argument) => (
          <ArgumentField
            key={argument.name}
            path={`${path}.${argument.name}`}
            label={inputLabel(argument.name, t)}
            argument={argument}
            value={event.inputs[argument.name]}
            onChange={(value) => onChange(`${path}.${argument.name}`, withInput(event, argument.name, value))}
            narrowing={narrowingOf(event)}
          />
        ))}
      </div>
    </fieldset>
  );
}
