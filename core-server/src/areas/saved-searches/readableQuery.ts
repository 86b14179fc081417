import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { readPersonQuery } from '../functions/personSearchFunctions.ts';

type Arguments = Readonly<Record<string, unknown>>;

export interface ReadableQuery {
  readonly query: PersonQuery;
  /** What `query` was read from. */
  readonly args: Arguments;
  /** What had to be left out, as paths such as `gender`, `events.0` or `events.0.inputs.place`. */
  readonly unreadable: readonly string[];
}

/**
 * A stored question as far as it can still be asked: the program may have lost a field, or a choice of one, since it was
 * stored. What is wrong within a field leaves the whole field out.
 */
export function readableQuery(stored: Arguments): ReadableQuery {
  const read = readPersonQuery(findPersonAdvancedInternal, stored);
  if ('query' in read) return { query: read.query, args: stored, unreadable: [] };
  const unreadable = [...new Set(Object.keys(read.errors).map(fieldAt))];
  const args = without(stored, new Set(unreadable));
  const rest = readPersonQuery(findPersonAdvancedInternal, args);
  if ('query' in rest) return { query: rest.query, args, unreadable };
  // Wrong as a whole, such as a list of events that is none: nothing of it can be kept.
  const empty = readPersonQuery(findPersonAdvancedInternal, {});
  if ('errors' in empty) throw new RangeError('an empty question is asked of nobody');
  return { query: empty.query, args: {}, unreadable: Object.keys(stored) };
}

/** The field that an error is about: an argument, an event, or an input of one. */
function fieldAt(path: string): string {
  const [first = '', index, part, input] = path.split('.');
  if (first !== 'events' || index === undefined) return first;
  return part === 'inputs' && input !== undefined ? `events.${index}.inputs.${input}` : `events.${index}`;
}

function without(args: Arguments, left: ReadonlySet<string>): Arguments {
  const { events, ...fields } = Object.fromEntries(Object.entries(args).filter(([name]) => !left.has(name)));
  if (!Array.isArray(events)) return fields;
  const kept = events.flatMap((event: { readonly inputs?: object }, index) => {
    if (left.has(`events.${index}`)) return [];
    const inputs = Object.entries(event.inputs ?? {}).filter(([name]) => !left.has(`events.${index}.inputs.${name}`));
    return [{ ...event, inputs: Object.fromEntries(inputs) }];
  });
  return { ...fields, events: kept };
}

/** @throws RpcFailure invalidData, with the fields of a stored question that can no longer be asked. */
export function askable(stored: Arguments): PersonQuery {
  const read = readPersonQuery(findPersonAdvancedInternal, stored);
  if ('errors' in read) throw new RpcFailure(commonErrors.invalidData, read.errors);
  return read.query;
}
