import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** Codes of Node's sockets and name look-up when nobody answers at the other end, or no longer. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // the socket file of a local server
]);

/**
 * Codes of PostgreSQL: connection lost or refused (class 08 but for 08P01, which is a fault of ours), shutting down or
 * starting up (57P01 to 57P03), no connection left (53300).
 */
const postgresCodes = /^(08000|08001|08003|08004|08006|08007|57P01|57P02|57P03|53300)$/;

/** What the driver says without a code when a connection is gone or none can be had in time. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** What TypeORM says to the next step of a transaction whose connection was lost. */
const afterLoss = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Whether `error` means that the database cannot be reached just now, and says nothing about the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError, errors } = error as { code?: unknown; driverError?: unknown; errors?: unknown };
  if (typeof code === 'string' && (socketCodes.has(code) || postgresCodes.test(code))) return true;
  if (messages.test(error.message) || afterLoss.some((lost) => error instanceof lost)) return true;
  // QueryFailedError holds the driver's error; an address with several numbers gives one error for each.
  return [driverError, error.cause, ...(Array.isArray(errors) ? errors : [])].some(
    (inner) => inner !== error && isUnavailable(inner),
  );
}

const codeOf = (error: unknown): unknown =>
  (((error as { driverError?: unknown } | null)?.driverError ?? error ?? {}) as { code?: unknown }).code;

/** Whether the database gave up this transaction for the sake of another; it may simply be tried again. */
export function isDeadlock(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40P01' || code === '40001';
}

/** Whether somebody else held what the call wanted for longer than it waits. */
export const isLocked = (error: unknown): boolean => codeOf(error) === '55P03';

/** Whether the database ended a statement because it took too long. */
export const isTimeout = (error: unknown): boolean => codeOf(error) === '57014';
