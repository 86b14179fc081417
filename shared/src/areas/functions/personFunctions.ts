import { publicDatasets } from '../datasets/datasets.ts';
import { genders, victimTypeDetails } from '../persons/personValues.ts';
import { relationTypes } from '../relations/relationTypes.ts';
import { type EventInput, eventCriterionTypes, eventInputs } from '../search/eventInputs.ts';
import { textModes } from '../search/textModes.ts';
import type { FunctionArgument, FunctionDefinition } from './functionDefinition.ts';

const typedModes = textModes.filter((mode) => mode !== 'selected');
const upper = (values: readonly string[]) => values.map((value) => value.toUpperCase());

const suggestionsByColumn: Record<string, FunctionArgument['suggestions']> = {
  enlisted_army: 'armies',
  enlisted_regt: 'regiments',
  enlisted_unit: 'units',
  enlisted_nr: 'unit_numbers',
};

function argumentOf(name: string, input: EventInput): FunctionArgument {
  switch (input.kind) {
    case 'text':
      return { name, kind: 'text', modes: typedModes, suggestions: suggestionsByColumn[input.column] };
    case 'select':
    case 'history':
      return { name, kind: 'select', options: ['any', ...input.options] };
    case 'place':
    case 'memorialPlace':
      return { name, kind: 'location', modes: textModes, suggestions: 'places' };
    case 'memorial':
      return { name, kind: 'location', modes: textModes, suggestions: 'memorials' };
    case 'date':
      return { name, kind: 'date' };
    case 'unit':
      return { name, kind: 'text', modes: textModes, suggestions: 'military_entities' };
    case 'negation':
      return { name, kind: 'checkbox' };
  }
}

export const text = (name: string): FunctionArgument => ({ name, kind: 'text', modes: typedModes });

/** What every search of persons takes. */
export const personArguments: readonly FunctionArgument[] = [
  { name: 'text', kind: 'text' },
  { name: 'widen', kind: 'checkbox' },
  { name: 'sounds_alike', kind: 'checkbox' },
  { name: 'as_name', kind: 'words' },
  { name: 'as_term', kind: 'words' },
  { name: 'must', kind: 'words' },
  text('surname'),
  text('familyname'),
  text('initials'),
  text('nationality'),
  { name: 'gender', kind: 'select', options: ['any', ...upper(genders)] },
  { name: 'victim_type', kind: 'select', options: ['all', 'MILITARY', 'CIVILIAN'] },
  { name: 'victim_type_details', kind: 'select', options: ['all', ...upper(victimTypeDetails.slice(1))] },
  { name: 'born', kind: 'range', of: 'date' },
  { name: 'died', kind: 'range', of: 'date' },
  { name: 'age', kind: 'range', of: 'number' },
  { name: 'dataset', kind: 'select', options: publicDatasets },
  { name: 'project', kind: 'text', modes: ['selected'] },
  { name: 'relation', kind: 'select', options: ['any', ...relationTypes] },
  {
    name: 'events',
    kind: 'repeatable',
    types: eventCriterionTypes.map((type) => ({
      type,
      inputs: Object.entries(eventInputs[type]).map(([name, input]) => argumentOf(name, input)),
    })),
  },
];

/** A row of each search is a person, with whom nothing is done from there. */
export const personTable = {
  category: 'PERSONS',
  result: 'table',
  elementType: 'person',
  actions: [],
} satisfies Partial<FunctionDefinition>;

/** The public names search: every filter that touches nothing a guest may not know. */
export const findPersonAdvancedPublic: FunctionDefinition = {
  ...personTable,
  name: 'FindPersonAdvancedPublic',
  access: 'guest',
  arguments: [...personArguments],
};
