import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { ErrorDeclaration } from '@salient/shared/lib/contract/defineErrors.ts';
import { handshakeSchema, realtimeLimits } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { DataSource } from 'typeorm';
import type { ReadSession } from '../../areas/users/readSession.ts';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { MessageBudget } from '../../lib/realtime/MessageBudget.ts';
import type { RealtimeSocket, Visitor } from '../../lib/realtime/Visitor.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

/** Why a handshake is refused: the contract's error, whose code the client reads in `data`. */
export class Refusal extends Error {
  readonly data: { readonly code: number };

  constructor({ name, code }: ErrorDeclaration) {
    super(name);
    this.data = { code: Number(code) };
  }
}

interface Entrance {
  readonly dataSource: DataSource;
  readonly sessions: ReadSession;
  readonly now: () => Date;
}

/**
 * Who stands behind a new connection. The token comes in the handshake's payload; one in the address counts for nothing.
 *
 * @throws Refusal for guests, tokens that never were, expired and ended sessions, and while the database is away.
 */
export async function admit({ dataSource, sessions, now }: Entrance, socket: RealtimeSocket): Promise<Visitor> {
  const handshake = handshakeSchema.safeParse(socket.handshake.auth);
  if (!handshake.success || handshake.data.token === 'GUEST') throw new Refusal(commonErrors.noSession);
  try {
    const { actor, sessionHash } = await sessions(dataSource, handshake.data.token, now());
    const [user] = await dataSource.query<{ name: string }[]>('SELECT name FROM app_user WHERE id = $1', [actor.id]);
    socket.data.editor = { user_id: actor.id ?? '', account: actor.account ?? '', name: user?.name ?? '' };
    const budget = new MessageBudget(realtimeLimits.messagesPerMinute);
    return { socket, sessionHash, actor, budget, editing: new Map() };
  } catch (error) {
    if (error instanceof RpcFailure) throw new Refusal(error.declaration);
    if (isUnavailable(error)) throw new Refusal(commonErrors.unavailable);
    throw error;
  }
}
