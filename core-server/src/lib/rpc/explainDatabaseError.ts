import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { QueryFailedError } from 'typeorm';
import { RpcFailure } from './RpcFailure.ts';

/** The field error that the validator would have given, had it looked a moment later. */
export type ConstraintMeaning = readonly [field: string, code: string];

/**
 * The refusal that a violated constraint means, or null when the error is no such thing.
 *
 * @param meanings of constraints that two people can still run into although each passed validation a moment before.
 */
export function explainDatabaseError(
  error: unknown,
  meanings: Readonly<Record<string, ConstraintMeaning>>,
): RpcFailure | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { constraint } = error.driverError as { constraint?: string };
  const known = constraint === undefined ? undefined : meanings[constraint];
  if (!known) return null;
  const [field, code] = known;
  return new RpcFailure(commonErrors.invalidData, { [field]: [`${field}: ${code}`] });
}
