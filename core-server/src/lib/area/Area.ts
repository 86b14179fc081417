import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { HistoryArea } from '../changes/HistoryArea.ts';
import type { HookHandler } from '../hooks/Hooks.ts';
import type { Job } from '../jobs/Job.ts';
import type { ConstraintMeaning } from '../rpc/explainDatabaseError.ts';

/**
 * All that an area gives to the server. `app/areas.ts` lists the areas; what a list of the program needs of each is taken
 * from here. An area that lets others plug in adds its own part by `declare module`: see `AttachmentArea`, `MailWriter`
 * and `AddressPage`.
 */
export interface Area {
  readonly name: string;
  /** The tables that the area owns. */
  readonly entities?: readonly EntityTarget<ObjectLiteral>[];
  /** Modules that export handlers made with `implement`. */
  readonly handlers?: readonly object[];
  /** What a violated constraint of the area's tables means, by the constraint's name. */
  readonly constraints?: Readonly<Record<string, ConstraintMeaning>>;
  /** How the changes of the area's records are read and restored, by the name of their table. */
  readonly history?: Readonly<Partial<Record<HistoryType, HistoryArea>>>;
  /** What the area does when something happens in one below it. */
  readonly hooks?: readonly HookHandler[];
  /** What is done by the clock. */
  readonly jobs?: readonly Job[];
}

/** Declares an area; its type keeps the handlers, so that a method without one does not compile. */
export const defineArea = <const A extends Area>(area: A): A => area;
