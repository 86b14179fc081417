import type { Translate } from '../../../lib/i18n/texts.ts';
import type { EventFilter, TextFilter } from './searchQuery.ts';
import type { Narrowing } from './useSuggestions.ts';

/** The type of an event filter in words, with a number when it stands there more than once. */
export function eventFilterLabel(events: readonly EventFilter[], index: number, t: Translate): string {
  const type = events[index]?.type ?? 'born';
  const event = t(`filters.criteria.${type}`);
  const same = events.filter((each) => each.type === type).length;
  if (same < 2) return event;
  const number = events.slice(0, index + 1).filter((each) => each.type === type).length;
  return t('filters.advanced.numbered', { event, number });
}

/** Army, regiment and unit of an event, for the fields after them (EVENT-39). */
export function narrowingOf({ inputs }: EventFilter): Narrowing {
  const words = (name: string) => {
    const filter = inputs[name];
    return typeof filter === 'object' ? filter.value : '';
  };
  return { army: words('army'), regiment: words('regiment'), unit: words('unit') };
}

/** The event filter with another value of one input; undefined filters nothing. */
export function withInput(event: EventFilter, name: string, value: unknown): EventFilter {
  const { [name]: _, ...others } = event.inputs;
  const inputs = value === undefined ? others : { ...others, [name]: value as TextFilter | string | true };
  return { ...event, inputs };
}
