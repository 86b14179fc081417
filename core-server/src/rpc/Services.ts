import type { Logger } from 'pino';
import type { PersonSearch } from '../search/PersonSearch.ts';

/** What handlers share within one process; built once by `createApp`. */
export interface Services {
  readonly log: Logger;
  readonly personSearch: PersonSearch;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
}
