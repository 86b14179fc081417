import { datasets } from '../datasets/datasets.ts';
import { documentChoices } from '../search/documentChoices.ts';
import { kioskChoices } from '../search/kioskChoices.ts';
import { textModes } from '../search/textModes.ts';
import type { FunctionArgument, FunctionDefinition } from './functionDefinition.ts';
import { personArguments, personTable, text } from './personFunctions.ts';

/** The same arguments for staff, who choose among all datasets, are given the projects to pick from, and ask what is missing. */
const staffArguments = personArguments.map((argument): FunctionArgument => {
  if (argument.name === 'dataset') return { ...argument, options: datasets };
  if (argument.of === 'date') return { ...argument, mayBeEmpty: true };
  if (argument.name === 'victim_type')
    return { ...argument, options: ['all', 'MILITARY', 'CIVILIAN', 'UNKNOWN', 'NONE'] };
  return argument.name === 'project' ? { ...argument, suggestions: 'projects' } : argument;
});

/** What links a person with other records, of which guests do not know all. */
const linkArguments: readonly FunctionArgument[] = [
  { name: 'related', kind: 'text', modes: textModes, suggestions: 'persons' },
  { name: 'documents', kind: 'select', options: ['any', ...documentChoices] },
  { name: 'collection', kind: 'text', modes: textModes, suggestions: 'collections' },
];

const searchBox: ReadonlySet<string> = new Set([
  ...['text', 'widen', 'sounds_alike', 'dataset'],
  ...['as_name', 'as_term', 'must'],
]);

/** The search of the persons list: its box and its dataset. */
export const findPersonFunction: FunctionDefinition = {
  ...personTable,
  name: 'FindPerson',
  access: 'login',
  arguments: staffArguments.filter(({ name }) => searchBox.has(name)),
};

/** The staff search adds the datasets and fields that guests do not reach. */
export const findPersonAdvancedInternal: FunctionDefinition = {
  ...personTable,
  name: 'FindPersonAdvancedInternal',
  access: 'login',
  arguments: [
    ...staffArguments.filter(({ kind }) => kind !== 'repeatable'),
    ...linkArguments,
    text('description'),
    { name: 'kiosk', kind: 'select', options: kioskChoices },
    ...staffArguments.filter(({ kind }) => kind === 'repeatable'),
  ],
};

/** The same for files of persons with chosen fields (ADVSEARCH-30, CSV-11). */
export const findPersonAdvancedExtended: FunctionDefinition = {
  ...findPersonAdvancedInternal,
  name: 'FindPersonAdvancedExtended',
};
