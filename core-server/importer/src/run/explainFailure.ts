import { FileProblem } from '../read/FileProblem.ts';

/** An import or undo that came to a stop through no fault of the list; the message says what happened and what to do. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

const full = 'The disk of the database is full: make room on it';
const lost =
  'The connection to the database was lost: see that the database runs and that its disk has room (npm start says what is wrong)';

/** What PostgreSQL and the system say, by their codes, as what happened and what is to be done. */
const sentences: Readonly<Record<string, string>> = {
  '53100': full,
  ENOSPC: full,
  '53200': 'The database has no memory left: end other programs on its machine',
  '53300': 'The database takes no more connections: end other commands that use it',
  '25006': 'The database can only be read at the moment: make it writable again',
  '40P01': 'The database ended the import because it and another program waited for each other',
  '55P03': 'Another program holds records that are needed: wait until it is done',
  '57014': 'The database ended the import: it was cancelled there or took too long',
  '57P01': lost,
  '57P02': lost,
  '57P03': lost,
  '58030': 'The database cannot read or write its disk: see that the disk is in order',
  ECONNREFUSED: lost,
  ECONNRESET: lost,
  EPIPE: lost,
  ETIMEDOUT: lost,
};

/** Errors of the driver that come without a code. */
const lostConnection =
  /Connection terminated|connection error and is not queryable|Client was closed|Connection ended unexpectedly/i;

/**
 * Makes one plain sentence of a failure of the machine: a full disk, a database that went away, a file that cannot be
 * written any more. Anything else is given back as it is, with its stack.
 *
 * @param goesOn what is done when that is put right: "the same command goes on where this one ended".
 */
export function explainFailure(failure: unknown, goesOn: string): unknown {
  if (failure instanceof FileProblem) {
    return new ImportStopped(`${withoutStop(failure.message)}; then ${goesOn}.`, { cause: failure });
  }
  if (!(failure instanceof Error)) return failure;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  const sentence =
    sentences[code] ?? (code.startsWith('08') || lostConnection.test(failure.message) ? lost : undefined);
  return sentence === undefined ? failure : new ImportStopped(`${sentence}; then ${goesOn}.`);
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');
