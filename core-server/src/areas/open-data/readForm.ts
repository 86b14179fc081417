import type { Context } from 'koa';
import { refusalStatus } from '../../lib/http/answerRpc.ts';
import { BodyRefused, type CallBodies } from '../../lib/http/CallBodies.ts';

/** A form that was not read. The message is a sentence that says what to do. */
export class InvalidForm extends Error {
  override name = 'InvalidForm';
  readonly status: 400 | 408 | 413 | 429 | 503;

  constructor(message: string, status: 400 | 408 | 413 | 429 | 503 = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * The fields of a form that was sent.
 *
 * @throws InvalidForm for another kind of body, one that is too large, or one that came too slowly.
 */
export async function readForm(ctx: Context, bodies: CallBodies): Promise<URLSearchParams> {
  if (!ctx.is('application/x-www-form-urlencoded')) {
    throw new InvalidForm('Send a form: content-type application/x-www-form-urlencoded.');
  }
  if (ctx.get('content-encoding') !== '') throw new InvalidForm('Send the form uncompressed.');
  try {
    return await bodies.read(ctx.req, ctx.ip, (body) => {
      if (body === null) throw new InvalidForm('The form is too large: send less at a time.', 413);
      return new URLSearchParams(body.toString('utf8'));
    });
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    ctx.set('connection', 'close');
    const status = refusalStatus[error.reason];
    throw new InvalidForm('The form came too slowly, or too many came at once: send it again later.', status);
  }
}
