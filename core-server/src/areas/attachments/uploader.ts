import { type Actor, canEdit, guest } from '@salient/shared/areas/users/actor.ts';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { ReadSession } from '../users/readSession.ts';
import type { FormFields } from './readForm.ts';

/** What tells who sends a file. */
export interface UploaderServices {
  readonly dataSource: DataSource;
  readonly sessions: ReadSession;
  readonly now: () => Date;
}

/**
 * Who sends a file, by the field `token` of its form.
 *
 * @throws UploadRefused
 */
export async function readUploader({ dataSource, sessions, now }: UploaderServices, token: unknown): Promise<Actor> {
  if (token === undefined || token === '' || token === 'GUEST') return guest;
  if (typeof token !== 'string') throw new UploadRefused('NO_SESSION');
  try {
    return (await sessions(dataSource, token, now())).actor;
  } catch (error) {
    if (error instanceof RpcFailure) throw new UploadRefused('NO_SESSION');
    throw error;
  }
}

/** @throws UploadRefused for everybody but editors. */
export function requireEditor(actor: Actor): void {
  if (!canEdit(actor)) throw new UploadRefused(actor.type === 'anonymous' ? 'NO_SESSION' : 'NOT_PERMITTED');
}

/** Fields that say something: absent and empty are the same, as forms send them. */
export const filledFields = (fields: FormFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** @throws UploadRefused for fields of another shape. */
export function parsedFields<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (!result.success) throw new UploadRefused('INVALID_DATA');
  return result.data;
}
