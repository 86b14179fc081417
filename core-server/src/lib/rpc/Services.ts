import type { Logger } from 'pino';
import type { DiskSpace } from '../disk/DiskSpace.ts';
import type { Files } from '../files/Files.ts';
import type { Hooks } from '../hooks/Hooks.ts';

/**
 * What handlers share within one process; built once by `createApp`. An area adds what it shares where that is declared,
 * by `declare module`; what nobody builds does not compile.
 */
export interface Services {
  readonly log: Logger;
  readonly files: Files;
  readonly disk: DiskSpace;
  readonly hooks: Hooks;
  /** Where visitors reach Salient, without a closing slash. */
  readonly publicUrl: string;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
}
