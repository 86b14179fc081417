import { methods } from '@salient/shared/app/methods.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import type { TestServer } from '../../harness/startServer.ts';
import { validParams } from '../validParams.ts';

export interface Call {
  readonly method: MethodName;
  readonly params: object;
}

type Leaf = readonly (string | number)[];

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text);

/** Where texts stand in some parameters, and what they are. */
function leavesOf(value: unknown, at: Leaf = []): { readonly at: Leaf; readonly text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function withLeaf(value: unknown, [key, ...rest]: Leaf, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((each, n) => (n === key ? withLeaf(each, rest, text) : each));
  return { ...(value as object), [key]: withLeaf((value as Record<string, unknown>)[key], rest, text) };
}

/** Something that is guessed in one place of a call. */
export interface Guess {
  readonly guess: string;
  /** Of the call: all guesses in it have it in common. */
  readonly place: string;
  /** The call with this or any other guess there. */
  readonly withGuess: (guess: string) => Call;
}

/** Parameters with which each method is answered; made once, as most are of records of their own. */
export async function callsOfAll(server: TestServer): Promise<Call[]> {
  const calls: Call[] = [];
  for (const method of Object.keys(methods) as MethodName[]) {
    calls.push({ method, params: await validParams[method](server) });
  }
  return calls;
}

/** One guess after another in each of the texts of a call: an id where an id stood, a word in any other. */
export function guessesIn(call: Call, ids: readonly string[], words: readonly string[]): Guess[] {
  return leavesOf(call.params).flatMap(({ at, text }) =>
    (isId(text) ? ids : words).map((guess) => ({
      ...{ guess, place: `${call.method} ${at.join('.')}` },
      withGuess: (other) => ({ method: call.method, params: withLeaf(call.params, at, other) as object }),
    })),
  );
}

/** Whether what a method answers depends on nothing but what it is asked. */
export const isQuery = (method: MethodName): boolean => methods[method].kind === 'query';

/** A call with the same id wherever one stood. */
export const withIds = ({ method, params }: Call, id: string): Call => ({
  method,
  params: leavesOf(params).reduce(
    (changed, { at, text }) => (isId(text) ? (withLeaf(changed, at, id) as object) : changed),
    params,
  ),
});
