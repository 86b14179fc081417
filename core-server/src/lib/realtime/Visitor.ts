import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { ClientToServer, Editor, RecordRef, ServerToClient } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { MessageBudget } from './MessageBudget.ts';

/** What other processes learn of a connection when they ask who is in a room. */
export interface SocketData {
  editor: Omit<Editor, 'connection'>;
  /** The kiosk that it is, for one that is nobody's account. */
  kiosk?: number;
  /** An open public map, which is nobody's account either. */
  map?: true;
}

export type RealtimeServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;

/** A connection of this process; what nobody else needs to know of it. */
export interface Visitor {
  readonly socket: RealtimeSocket;
  /** SHA-256 of the session's token. */
  readonly sessionHash: Buffer;
  /** As the session was when it was last looked at. */
  actor: Actor;
  readonly budget: MessageBudget;
  /** Records being edited, by room, with the moment of the last sign of life. */
  readonly editing: Map<string, { readonly record: RecordRef; aliveAt: number }>;
}
