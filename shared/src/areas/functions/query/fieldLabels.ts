import type { Translate } from '../../../lib/i18n/texts.ts';
import type { persons } from '../../persons/texts/persons.nl.ts';
import type { filters } from '../../search/texts/filters.nl.ts';

type PersonField = keyof typeof persons.fields;
type InputName = keyof typeof filters.inputs;
type LinkName = keyof typeof filters.links;

/** Label of a person's argument; a name without a label is shown itself. */
export function argumentLabel(name: string, t: Translate): string {
  if (name === 'text') return t('search.box.label');
  if (name === 'sounds_alike') return t('search.fields.sounds_alike');
  const link = `filters.links.${name as LinkName}` as const;
  if (t(link) !== link) return t(link);
  const key = `persons.fields.${name as PersonField}` as const;
  return t(key) === key ? name : t(key);
}

/** Label of an input of an event filter. */
export function inputLabel(name: string, t: Translate): string {
  const key = `filters.inputs.${name as InputName}` as const;
  return t(key) === key ? name : t(key);
}

/** Words for a field of an error path, such as `born.from` or `events.0.inputs.place`. */
export function fieldLabel(path: string, t: Translate): string {
  const [first = '', ...rest] = path.split('.');
  if (first === 'events') {
    const input = rest[2];
    return input ? inputLabel(input, t) : t('filters.advanced.events');
  }
  const end = rest[0];
  const label = argumentLabel(first, t);
  if (end === 'from') return t('filters.formErrors.item', { field: label, error: t('search.fields.from') });
  if (end === 'to') return t('filters.formErrors.item', { field: label, error: t('search.fields.to') });
  return label;
}

/** A choice of a filter in words, whatever filter it belongs to. */
export function choiceLabel(name: string, option: string, t: Translate): string {
  const group = choiceGroups[name];
  const value = option.toLowerCase();
  if (value === 'any' && name !== 'dataset') return t('filters.choices.any');
  if (value === 'all') return t('filters.choices.all');
  if (name === 'relation') return t(`relations.${value as 'friend'}`, { context: 'undefined' });
  const key = `${group}.${value}` as 'persons.genders.male';
  const text = t(key);
  return group && text !== key ? text : option;
}

/** Where the words for the choices of each filter stand. */
const choiceGroups: Readonly<Record<string, string>> = {
  gender: 'persons.genders',
  victim_type: 'persons.victimTypes',
  victim_type_details: 'persons.victimTypeDetails',
  dataset: 'persons.datasets',
  documents: 'filters.documents',
  moveType: 'events.whereReasons',
  reason: 'events.enlistedReasons',
  jailedType: 'events.jailedTypes',
  kind: 'events.memorialKinds',
  event_type: 'filters.eventTypes',
  track_type: 'trackTypes',
};
