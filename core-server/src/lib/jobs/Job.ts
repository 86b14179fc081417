import type { DataSource } from 'typeorm';
import type { Services } from '../rpc/Services.ts';

/** Something that is done by the clock, by one process of several. */
export interface Job {
  readonly name: string;
  /** When, in the form of cron, on the clock of the machine. */
  readonly at: string;
  /** A number of `advisoryLocks`. */
  readonly lock: number;
  readonly run: (context: JobContext, now: Date) => Promise<unknown>;
  /** So often that each time is not worth a line in the log. */
  readonly isFrequent?: true;
}

/** What a job has at hand. */
export interface JobContext extends Services {
  readonly dataSource: DataSource;
}
