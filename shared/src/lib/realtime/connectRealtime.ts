import { io, type Socket } from 'socket.io-client';
import { commonErrors } from '../contract/commonErrors.ts';
import {
  aliveEveryMs,
  type ClientToServer,
  type Editor,
  type RecordRef,
  roomOf,
  type SavedHint,
  type ServerToClient,
  serverEvents,
} from './realtimeEvents.ts';
import { realtimePath } from './realtimePath.ts';

export interface RealtimeSettings {
  /** Session token; asked anew at every connection. */
  readonly token: () => string;
  /** Origin of the server; the page's own by default. */
  readonly origin?: string;
  /** The server refused the token: the session has ended. No further attempt is made until `reconnect`. */
  readonly onRefused?: (code: number) => void;
}

export interface EditingListener {
  /** Who else edits the record, each account once. */
  readonly onEditors?: (others: readonly Editor[]) => void;
  /** Somebody saved or removed the record, or something that belongs to it. */
  readonly onSaved?: (hint: SavedHint) => void;
  /** The connection was lost and is back: what was said meanwhile must be asked for. */
  readonly onBack?: () => void;
}

export interface Realtime {
  /** Says that the record is being edited, until the returned function is called. */
  readonly edit: (record: RecordRef, listener: EditingListener) => () => void;
  /** Hears when something of a kiosk changed, also at every new connection, until the returned function is called. */
  readonly watchKiosks: (onSeen: () => void) => () => void;
  /** Connects with a new token, after signing in again. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

interface Edited {
  readonly record: RecordRef;
  readonly listeners: Set<EditingListener>;
  others: readonly Editor[];
}

/** The hints of the server. Nothing here ever throws or rejects: without a connection there are just no hints. */
export function connectRealtime({ token, origin, onRefused }: RealtimeSettings): Realtime {
  const socket: Socket<ServerToClient, ClientToServer> = io(origin ?? '', {
    path: realtimePath,
    transports: ['websocket'],
    auth: (give) => give({ token: token() }),
    reconnectionDelayMax: 30_000,
  });
  const edited = new Map<string, Edited>();
  const watchers = new Set<() => void>();
  let connectedBefore = false;

  const say = (record: RecordRef) => {
    if (socket.connected) socket.emit('edit', record);
  };
  const tell = (entry: Edited, others: readonly Editor[]) => {
    entry.others = others;
    for (const { onEditors } of entry.listeners) onEditors?.(others);
  };
  const tellWatchers = () => {
    for (const onSeen of watchers) onSeen();
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  const tryLater = (ms: number) => {
    clearTimeout(later);
    later = setTimeout(() => socket.connect(), ms);
  };
  const alive = setInterval(() => {
    for (const { record } of edited.values()) say(record);
  }, aliveEveryMs);

  socket.on('connect', () => {
    for (const { record, listeners } of edited.values()) {
      say(record);
      if (connectedBefore) for (const { onBack } of listeners) onBack?.();
    }
    connectedBefore = true;
    if (watchers.size > 0) socket.emit('watch_kiosks', {});
    tellWatchers();
  });
  socket.on('disconnect', (reason) => {
    // The session ended, or too much was said: asking again tells which.
    if (reason === 'io server disconnect') tryLater(1_000);
    for (const entry of edited.values()) tell(entry, []);
  });
  socket.on('connect_error', (error: Error & { data?: { code?: unknown } }) => {
    const code = error.data?.code;
    const hasEnded = code === commonErrors.noSession.code || code === commonErrors.sessionExpired.code;
    if (hasEnded) onRefused?.(Number(code));
    else if (code !== undefined) tryLater(15_000);
  });
  socket.on('editors', (hint) => {
    const read = serverEvents.editors.safeParse(hint);
    if (!read.success) return;
    const others = read.data.editors.filter(({ connection }) => connection !== socket.id);
    const each = [...new Map(others.map((editor) => [editor.user_id, editor])).values()];
    const entry = edited.get(roomOf(read.data.record));
    if (entry) tell(entry, each);
  });
  socket.on('saved', (hint) => {
    const read = serverEvents.saved.safeParse(hint);
    if (!read.success) return;
    for (const record of [read.data.record, read.data.part_of]) {
      if (!record) continue;
      for (const { onSaved } of edited.get(roomOf(record))?.listeners ?? []) onSaved?.(read.data);
    }
  });

  socket.on('kiosks_seen', tellWatchers);

  return {
    watchKiosks(onSeen) {
      watchers.add(onSeen);
      if (socket.connected) socket.emit('watch_kiosks', {});
      return () => void watchers.delete(onSeen);
    },
    edit(record, listener) {
      const room = roomOf(record);
      const entry = edited.get(room) ?? { record, listeners: new Set(), others: [] };
      edited.set(room, entry);
      entry.listeners.add(listener);
      if (entry.others.length > 0) listener.onEditors?.(entry.others);
      say(record);
      return () => {
        if (!entry.listeners.delete(listener) || entry.listeners.size > 0) return;
        edited.delete(room);
        if (socket.connected) socket.emit('leave', record);
      };
    },
    reconnect: () => void socket.disconnect().connect(),
    close() {
      clearInterval(alive);
      clearTimeout(later);
      edited.clear();
      watchers.clear();
      socket.disconnect();
    },
  };
}
