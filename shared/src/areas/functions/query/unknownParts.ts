import { type Params, paramOf } from '../../../lib/address/params.ts';
import { eventCriterionTypes } from '../../search/eventInputs.ts';
import { textModes } from '../../search/textModes.ts';
import type { FunctionArgument, FunctionDefinition } from '../functionDefinition.ts';
import { addressAliases, isMode } from './queryAddress.ts';

/** Something in the address of a search that the search does not know. */
export interface UnknownPart {
  readonly key: string;
  readonly value: string;
  /** Of a filter that there is, where its value is none: its path in a query. */
  readonly field: string | null;
}

/** What the one-field forms of the basic search have in an address. */
const basicForms: readonly FunctionArgument[] = [
  { name: 'number', kind: 'text' },
  { name: 'place', kind: 'location', modes: textModes },
  { name: 'placeKind', kind: 'select', options: eventCriterionTypes },
];

const isFlag = (value: string) => value === 'true' || value === 'false';

/** What an address adds to the key of a text or of a range of days, each with what its value has to be. */
const textParts: Readonly<Record<string, (value: string) => boolean>> = {
  mode: isMode,
  id: () => true,
  radius: (value) => Number(value) > 0,
};
const dateParts = { certain: isFlag, empty: isFlag } as const;

/**
 * What `parseQuery` leaves out of an address, so that whoever followed a link is told. What is a filter and only typed wrong,
 * as a day that there is none of, stays in the question and is refused at its field.
 *
 * @param beside keys of the address that are no matter of the search.
 */
export function unknownParts(
  { arguments: known }: Pick<FunctionDefinition, 'arguments'>,
  given: Params,
  beside: ReadonlySet<string>,
): readonly UnknownPart[] {
  const types = known.find((argument) => argument.types)?.types ?? [];
  const isKnownType = (type: string) => types.some((each) => each.type === type);
  return given.flatMap(([key, text]): UnknownPart[] => {
    const value = text.trim();
    const name = addressAliases[key] ?? key;
    if (value === '' || beside.has(key)) return [];
    const [, event, input] = /^(e\d{1,2})(?:\.(.+))?$/.exec(name) ?? [];
    if (event === undefined)
      return unknownOf(name, value, [...known, ...basicForms]).map((field) => ({ key, value, field }));
    if (input === undefined) return isKnownType(value) ? [] : [{ key, value, field: 'events' }];
    const type = paramOf(given, event)?.trim();
    // Of an event that there is none of the event itself is told.
    if (type && !isKnownType(type)) return [];
    const inputs = types.find((each) => each.type === type)?.inputs ?? [];
    return unknownOf(input, value, inputs).map((field) => ({ key, value, field: field && `events.0.inputs.${field}` }));
  });
}

/** Nothing where an argument takes the value; null where there is none of that name, else the argument's name. */
function unknownOf(key: string, value: string, known: readonly FunctionArgument[]): (string | null)[] {
  const [name = '', part] = key.split('.');
  const argument = known.find((each) => each.name === name);
  if (!argument || argument.kind === 'repeatable') return [null];
  if (part === undefined) return takes(argument, value) ? [] : [name];
  const parts = argument.modes ? textParts : argument.of === 'date' ? dateParts : {};
  const isPart = (parts as typeof textParts)[part];
  if (!isPart) return [null];
  return isPart(value) ? [] : [name];
}

function takes({ kind, name, options = [] }: FunctionArgument, value: string): boolean {
  if (kind === 'checkbox' || name === 'widen') return isFlag(value);
  // Both say that it filters nothing.
  if (kind !== 'select' || /^(any|all)$/i.test(value)) return true;
  return options.some((option) => option.toLowerCase() === value.toLowerCase());
}
