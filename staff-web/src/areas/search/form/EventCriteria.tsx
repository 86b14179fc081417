import { ActionIcon, Button } from '@mantine/core';
import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { eventFilterLabel, narrowingOf, withInput } from '@salient/shared/areas/functions/query/eventFilters.ts';
import { inputLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import type { EventFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { EventCriterionType } from '@salient/shared/areas/search/eventInputs.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ArgumentField } from './ArgumentField.tsx';

interface Props {
  readonly types: NonNullable<FunctionArgument['types']>;
  readonly events: readonly EventFilter[];
  readonly errors: FieldErrors;
  /** `path` names what was edited. */
  readonly onChange: (path: string, events: readonly EventFilter[]) => void;
}

/** The repeatable group: each item is one event for which all of its inputs hold (ADVSEARCH-26, ADVSEARCH-34). */
export function EventCriteria({ types, events, errors, onChange }: Props) {
  const { t } = useTexts();
  const [said, setSaid] = useState('');
  const isAdded = useRef(false);
  const focus = useFocusAfterRemoval<HTMLDivElement>(events.map((_, index) => String(index)));
  const list = focus.ref;
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLElement>('[data-entry]:last-child :is(input, select)')?.focus();
  });
  const add = (type: EventCriterionType) => {
    isAdded.current = true;
    setSaid(t('filters.advanced.added', { event: t(`filters.criteria.${type}`) }));
    onChange('events', [...events, { type, inputs: {} }]);
  };
  return (
    <>
      <div {...focus} className="search-events">
        {events.map((event, index) => {
          const label = eventFilterLabel(events, index, t);
          const removal = t('filters.advanced.remove', { event: label });
          return (
            // Items have no identity of their own; what they hold lives in the address.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <div key={index} data-entry={index} className="search-event">
              <FormSection title={label}>
                {(types.find(({ type }) => type === event.type)?.inputs ?? []).map((argument) => {
                  const path = `events.${index}.inputs.${argument.name}`;
                  return (
                    <ArgumentField
                      key={argument.name}
                      path={path}
                      label={inputLabel(argument.name, t)}
                      argument={argument}
                      errors={errors}
                      value={event.inputs[argument.name]}
                      onChange={(value) => onChange(path, events.with(index, withInput(event, argument.name, value)))}
                      narrowing={narrowingOf(event)}
                    />
                  );
                })}
              </FormSection>
              <ActionIcon
                className="search-event-remove"
                variant="subtle"
                aria-label={removal}
                title={removal}
                onClick={() => {
                  setSaid(t('filters.advanced.removed', { event: label }));
                  onChange('events', events.toSpliced(index, 1));
                }}
              >
                <Icon name="close" />
              </ActionIcon>
            </div>
          );
        })}
      </div>
      <section className="form-section" aria-labelledby="search-add-event">
        <h2 id="search-add-event">{t('filters.advanced.add')}</h2>
        <p className="search-hint">{t('filters.advanced.eventsHint')}</p>
        <ul className="search-types">
          {types.map(({ type }) => (
            <li key={type}>
              <Button
                variant="default"
                leftSection={<Icon name="plus" />}
                onClick={() => add(type as EventCriterionType)}
              >
                {t(`filters.criteria.${type as EventCriterionType}`)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
