import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { type HistoryType, historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import type { Area } from '../lib/area/Area.ts';
import type { HistoryArea } from '../lib/changes/HistoryArea.ts';
import type { CallableFunction } from '../lib/functions/CallableFunction.ts';
import type { Handler } from '../lib/rpc/implement.ts';
import { areas } from './areas.ts';

/** The names of the methods that the handlers of some modules answer. */
type NamesIn<Module> = Module extends object
  ? {
      [Key in keyof Module]: Module[Key] extends {
        readonly method: { readonly name: infer Name };
        readonly run: unknown;
      }
        ? Name
        : never;
    }[keyof Module]
  : never;
type AreaWithHandlers = Extract<(typeof areas)[number], { readonly handlers: unknown }>;
type Answered = NamesIn<AreaWithHandlers['handlers'][number]>;

/** Does not compile while a method of the contract has no handler; the message names it. */
export const everyMethodIsAnswered: Exclude<MethodName, Answered> extends never
  ? true
  : { readonly methodsWithoutHandler: Exclude<MethodName, Answered> } = true;

const isHandler = (value: unknown): value is Handler =>
  typeof value === 'object' && value !== null && 'method' in value && 'run' in value && 'opensTransactions' in value;

const all: readonly Area[] = areas;

/** What answers each method of the contract. */
export const handlers: readonly Handler[] = all.flatMap(({ handlers: modules = [] }) =>
  modules.flatMap((module) => Object.values(module).filter(isHandler)),
);

/** What violated constraints mean, of all areas. */
export const constraintMeanings = Object.assign({}, ...all.map(({ constraints }) => constraints)) as NonNullable<
  Area['constraints']
>;

/**
 * The area behind each kind of record.
 *
 * @throws Error when a kind of record has none.
 */
export const historyAreas = ((): Readonly<Record<HistoryType, HistoryArea>> => {
  const byType: Partial<Record<HistoryType, HistoryArea>> = Object.assign({}, ...all.map(({ history }) => history));
  for (const type of historyTypes) if (!byType[type]) throw new Error(`no area tells of the history of ${type}`);
  return byType as Record<HistoryType, HistoryArea>;
})();

export const attachmentAreas = Object.fromEntries(
  all.flatMap(({ attachments }) => (attachments ? [[attachments.collection, attachments]] : [])),
);

export const addressPages = Object.assign({}, ...all.map(({ addresses }) => addresses)) as NonNullable<
  Area['addresses']
>;

/** Every column in which records of one area name those of another. */
export const references = all.flatMap((area) => area.references ?? []);

/**
 * The functions of all areas, by their names.
 *
 * @throws Error when two bear one name.
 */
export const functions = (() => {
  const byName = new Map<string, CallableFunction>();
  for (const each of all.flatMap((area) => area.functions ?? [])) {
    const { name } = each.definition;
    if (byName.has(name)) throw new Error(`two functions are called ${name}`);
    byName.set(name, each);
  }
  return byName as ReadonlyMap<string, CallableFunction>;
})();

/** What the areas keep of living people, and for how long. */
export const retentionClasses = all.flatMap(({ retention = [] }) => retention);
/** Where data of living people are kept. */
export const personalData = all.flatMap((area) => area.personalData ?? []);

export const mailWriters = all.flatMap(({ mails }) => mails ?? []);
export const hookHandlers = all.flatMap(({ hooks = [] }) => hooks);
export const jobs = all.flatMap(({ jobs: each = [] }) => each);
