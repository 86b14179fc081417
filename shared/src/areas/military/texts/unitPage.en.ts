import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { unitPage as nl } from './unitPage.nl.ts';

export const unitPage = {
  metaDescription: '{name}, {army}: its place in the army, where it was and who served in it.',
  types: {
    regiment: 'Regiment',
    unit: 'Unit',
    brigade: 'Brigade',
    division: 'Division',
    corps: 'Corps',
    others: 'Other unit',
  },
  inArmy: 'Place in the army',
  partOf: 'Was part of',
  attachedTo: 'Was attached to',
  parts: 'Sub-units',
  always: 'throughout the war, as far as is known',
  from: 'from {from}',
  until: 'until {to}',
  period: '{from} to {to}',
  path: 'Where the unit was',
  pathMap: 'Map of {count} places where the unit was',
  mapFailed: 'The map could not be loaded. The places are in the list.',
  toPlace: '{place}, {when}: show in the list',
  losses: {
    title: 'Losses',
    text_one: 'Of those who served here, {count, number} person died because of the war.',
    text_other: 'Of those who served here, {count, number} people died because of the war.',
    undated_one: 'The month is not known for {count, number} person.',
    undated_other: 'The month is not known for {count, number} people.',
    chart: 'Deaths by month, from {from} to {to}; most in {month}: {count, number}.',
    table: 'The same figures as a table',
    month: 'Month',
    count: 'Deaths',
  },
  persons: 'Who served here',
  search: 'Look for a name in this unit',
  noPersons: 'We do not know yet of anybody who served here.',
  notFound: {
    title: 'This unit was not found',
    text: 'The address may be incomplete. You can find the people in the names list.',
  },
  gone: {
    title: 'The page of this unit no longer exists',
    text: 'It was removed. You can find the people in the names list.',
  },
  merged: {
    title: 'This unit has another address',
    text: 'Two records of the same unit were merged.',
    follow: 'Go to the unit',
  },
} satisfies TranslationOf<typeof nl>;
