import type { Server as HttpServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Actor, canEdit } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import {
  type Answer,
  clientEvents,
  goneAfterMs,
  kioskHandshakeSchema,
  kioskRoom,
  kioskStatusRoom,
  mapHandshakeSchema,
  mapRoom,
  type RecordRef,
  realtimeLimits,
  roomOf,
  serverEvents,
} from '@salient/shared/lib/realtime/realtimeEvents.ts';
import { realtimePath } from '@salient/shared/lib/realtime/realtimePath.ts';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { DataSource } from 'typeorm';
import { isPairedDevice } from '../../areas/kiosks/findDevice.ts';
import { kioskChannel, kioskMessageSchema } from '../../areas/kiosks/notifyKiosks.ts';
import { livingSessions } from '../../areas/users/livingSessions.ts';
import type { ReadSession } from '../../areas/users/readSession.ts';
import { savedChannel } from '../../lib/changes/recordChange.ts';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import type { Outage } from '../../lib/db/Outage.ts';
import { DatabaseListener } from '../../lib/realtime/DatabaseListener.ts';
import { Places } from '../../lib/realtime/Places.ts';
import { Presence } from '../../lib/realtime/Presence.ts';
import type { RealtimeServer, RealtimeSocket, Visitor } from '../../lib/realtime/Visitor.ts';
import { addressOf, isForeign } from '../../lib/realtime/whereFrom.ts';
import { historyAreas } from '../composeAreas.ts';
import { admit, Refusal } from './admit.ts';

export interface RealtimeOptions {
  readonly dataSource: DataSource;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly outage: Outage;
  readonly now: () => Date;
  readonly sessions: ReadSession;
  /** Where people reach Salient: pages of other sites are refused. */
  readonly publicUrl: string;
  /** How many proxies stand in front, whose forwarded headers are believed. */
  readonly trustedProxies: number;
  /** Tests are in more of a hurry. */
  readonly goneAfterMs?: number | undefined;
  readonly sweepEveryMs?: number | undefined;
}

const sweepEveryMs = 15_000;
/** What the last hints and the pool may take to end; a connection that was lost just then may never say so. */
const closeMs = 1_000;
/** Connections that one paired kiosk may hold: the one at hand, and some that have not been noticed to be lost. */
const maxOfPairedKiosk = 5;
/** Those who follow a kiosk without being a paired one that a process takes, and of one address. */
const maxUnpaired = 100;
const maxUnpairedOfAddress = 20;
/** Open maps that a process takes; further ones ask for their markers every minute, as all do besides. */
const maxMaps = 2_000;
/** Open maps of one address; a school may share one. */
const maxMapsOfAddress = 200;

/** Connections that one session may hold: windows of one browser. */
const maxConnections = 20;

type Answering = ((answer: Answer) => void) | undefined;

/**
 * Hints over socket.io: who else edits a record, and that it was saved. Nothing depends on it; whatever fails here is
 * logged and ends here. Committed changes and ended sessions are heard of from the database, so that every process knows
 * and none too early.
 */
export class Realtime {
  readonly #options: RealtimeOptions;
  readonly #visitors = new Map<string, Visitor>();
  readonly #paired = new Places(Number.POSITIVE_INFINITY, maxOfPairedKiosk);
  readonly #unpaired = new Places(maxUnpaired, maxUnpairedOfAddress);
  readonly #maps = new Places(maxMaps, maxMapsOfAddress);
  #close: (() => Promise<void>) | undefined;

  constructor(options: RealtimeOptions) {
    this.#options = options;
  }

  get connections(): number {
    return this.#visitors.size;
  }

  /** Answers WebSocket requests of an HTTP server beside what it does already. */
  attach(server: HttpServer): void {
    const { databaseUrl } = this.#options;
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'salient-realtime' });
    pool.on('error', this.#note);
    pool.on('connect', (client) => this.#watch(client));
    const io: RealtimeServer = new Server(server, {
      path: realtimePath,
      transports: ['websocket'],
      serveClient: false,
      allowRequest: ({ headers }, answer) => answer(null, !isForeign(headers, this.#options)),
      maxHttpBufferSize: realtimeLimits.messageBytes,
      connectTimeout: 5_000,
      adapter: createAdapter(pool, { errorHandler: this.#note }),
    });
    const presence = new Presence(io, this.#options.goneAfterMs ?? goneAfterMs, this.#note);
    io.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => next(error instanceof Refusal ? error : this.#unexpected(error)),
      );
    });
    io.on('connection', (socket) => this.#serve(socket, presence));

    const listener = new DatabaseListener({
      url: databaseUrl,
      applicationName: 'salient-realtime-listener',
      channels: {
        [savedChannel]: (payload) => tellSaved(io, payload),
        [kioskChannel]: (payload) => emitKiosksSeen(io, payload),
        salient_sessions_ended: () => void this.#lookAtSessions(presence),
      },
      onConnected: () => void this.#lookAtSessions(presence),
      onError: this.#note,
    });
    const sweeping = setInterval(() => {
      void this.#lookAtSessions(presence);
      presence.sweep(this.#visitors.values()).catch(this.#note);
    }, this.#options.sweepEveryMs ?? sweepEveryMs).unref();

    this.#close = async () => {
      clearInterval(sweeping);
      presence.close();
      await listener.close();
      // As if the network was lost: clients come back by themselves, to another process perhaps.
      io.engine.close();
      await io.of('/').adapter.close();
      // What the adapter still says goes out first: the pool drops what waits when it ends.
      const farewell = pool.query('SELECT 1').then(() => pool.end());
      await Promise.race([farewell.catch(this.#note), delay(closeMs, undefined, { ref: false })]);
    };
  }

  /** Lets go of all connections; the HTTP server is the caller's to close. */
  async close(): Promise<void> {
    await this.#close?.();
    this.#close = undefined;
  }

  readonly #note = (error: unknown): void => {
    if (isUnavailable(error)) this.#options.outage.note(error);
    else this.#options.log.warn({ err: error }, 'a hint got lost');
  };

  /**
   * The adapter keeps a connection for itself: an error that nobody hears would end the process, and one that is lost it
   * never gives back, so that the pool would run dry.
   */
  #watch(client: pg.PoolClient): void {
    client.on('error', this.#note);
    client.on('end', () => {
      const giveBack = () => {
        try {
          client.release(true);
        } catch {
          // A query that was under way has given it back already.
        }
      };
      setTimeout(giveBack, closeMs / 2).unref();
    });
  }

  #unexpected(error: unknown): Error {
    this.#note(error);
    return new Refusal(commonErrors.unavailable);
  }

  async #admit(socket: RealtimeSocket): Promise<void> {
    const kiosk = kioskHandshakeSchema.safeParse(socket.handshake.auth);
    if (kiosk.success) return this.#admitKiosk(socket, kiosk.data.kiosk, kiosk.data.device_key);
    if (mapHandshakeSchema.safeParse(socket.handshake.auth).success) return this.#admitMap(socket);
    const visitor = await admit(this.#options, socket);
    const others = [...this.#visitors.values()].filter(({ sessionHash }) => sessionHash.equals(visitor.sessionHash));
    if (others.length >= maxConnections) throw new Refusal(commonErrors.tooManyRequests);
    this.#visitors.set(socket.id, visitor);
    // Also when the connection is lost before it is made.
    socket.conn.once('close', () => this.#visitors.delete(socket.id));
  }

  /** A secret that is none, or no longer, is no reason to leave a kiosk without hints: it is taken as one without. */
  async #admitKiosk(socket: RealtimeSocket, kiosk: number, secret: string | undefined): Promise<void> {
    if (await isPairedDevice(this.#options.dataSource.manager, kiosk, secret))
      takePlace(socket, this.#paired, String(kiosk));
    else takePlace(socket, this.#unpaired, this.#addressOf(socket));
    socket.data.kiosk = kiosk;
  }

  #admitMap(socket: RealtimeSocket): void {
    takePlace(socket, this.#maps, this.#addressOf(socket));
    socket.data.map = true;
  }

  #addressOf({ handshake }: RealtimeSocket): string {
    return addressOf(handshake.headers, handshake.address, this.#options);
  }

  #serve(socket: RealtimeSocket, presence: Presence): void {
    const { kiosk, map } = socket.data;
    if (kiosk !== undefined || map) {
      // It listens and has nothing to say.
      socket.use(() => socket.disconnect(true));
      return void socket.join(kiosk === undefined ? mapRoom : kioskRoom(kiosk));
    }
    const visitor = this.#visitors.get(socket.id);
    if (!visitor) return void socket.disconnect(true);
    socket.use((_, next) => {
      if (visitor.budget.take()) next();
      else socket.disconnect(true);
    });
    socket.on('edit', (value, answer) => this.#answer(answer, () => this.#edit(visitor, value, presence)));
    socket.on('leave', (value, answer) =>
      this.#answer(answer, async () => {
        const record = clientEvents.leave.safeParse(value);
        if (!record.success) return refused(commonErrors.invalidData.code);
        await presence.leave(visitor, record.data);
        return { ok: true };
      }),
    );
    socket.on('watch_kiosks', (value, answer) =>
      this.#answer(answer, async () => {
        if (!clientEvents.watch_kiosks.safeParse(value).success) return refused(commonErrors.invalidData.code);
        if (!canEdit(visitor.actor)) return refused(commonErrors.notPermitted.code);
        await socket.join(kioskStatusRoom);
        return { ok: true };
      }),
    );
    socket.on('disconnect', () => {
      this.#visitors.delete(socket.id);
      presence.forget(visitor);
    });
  }

  async #edit(visitor: Visitor, value: unknown, presence: Presence): Promise<Answer> {
    const read = clientEvents.edit.safeParse(value);
    if (!read.success) return refused(commonErrors.invalidData.code);
    const record = read.data;
    const code = await this.#refusalOf(visitor, record);
    if (code !== null) {
      await presence.leave(visitor, record);
      return refused(code);
    }
    return (await presence.edit(visitor, record)) ? { ok: true } : refused(commonErrors.tooManyRequests.code);
  }

  /** Only editors edit, and only what their rows allow them to see. */
  async #refusalOf({ actor }: Visitor, { type, id }: RecordRef): Promise<number | string | null> {
    if (!canEdit(actor)) return commonErrors.notPermitted.code;
    const maySee = await historyAreas[type].maySee(this.#options.dataSource.manager, actor, id);
    return maySee ? null : commonErrors.notFound.code;
  }

  #answer(answer: Answering, work: () => Promise<Answer>): void {
    work().then(
      (result) => {
        if (typeof answer === 'function') answer(result);
      },
      (error: unknown) => {
        this.#note(error);
        if (typeof answer === 'function') answer(refused(commonErrors.unavailable.code));
      },
    );
  }

  /** Disconnects whose session is over, and takes out of its rooms who may no longer be there. */
  async #lookAtSessions(presence: Presence): Promise<void> {
    const visitors = [...this.#visitors.values()];
    if (visitors.length === 0) return;
    try {
      const hashes = visitors.map(({ sessionHash }) => sessionHash);
      const living = await livingSessions(this.#options.dataSource, hashes, this.#options.now());
      for (const visitor of visitors) {
        const actor = living.get(visitor.sessionHash.toString('hex'));
        if (!actor) visitor.socket.disconnect(true);
        else await this.#applyRights(visitor, actor, presence);
      }
    } catch (error) {
      this.#note(error);
    }
  }

  async #applyRights(visitor: Visitor, actor: Actor, presence: Presence): Promise<void> {
    const { type, army } = visitor.actor;
    visitor.actor = actor;
    if (actor.type === type && actor.army === army) return;
    if (!canEdit(actor)) await visitor.socket.leave(kioskStatusRoom);
    for (const { record } of [...visitor.editing.values()]) {
      if ((await this.#refusalOf(visitor, record)) !== null) await presence.leave(visitor, record);
    }
  }
}

/** @throws Refusal when `owner`, or everybody, has too many. */
function takePlace({ conn }: RealtimeSocket, places: Places, owner: string): void {
  if (!places.take(owner)) throw new Refusal(commonErrors.tooManyRequests);
  // Also when the connection is lost before it is made.
  if (conn.readyState === 'open') conn.once('close', () => places.giveBack(owner));
  else places.giveBack(owner);
}

const refused = (code: number | string): Answer => ({ ok: false, code: Number(code) });

/** Tells those who edit the record, or what it belongs to, at this process; the others hear it themselves. */
function tellSaved(io: RealtimeServer, payload: string): void {
  const hint = serverEvents.saved.parse(JSON.parse(payload));
  const rooms = [roomOf(hint.record), ...(hint.part_of ? [roomOf(hint.part_of)] : [])];
  io.local.to(rooms).emit('saved', hint);
}

/** Tells the kiosks that it concerns, open maps and staff who watch over the kiosks, at this process. */
function emitKiosksSeen(io: RealtimeServer, payload: string): void {
  const told = kioskMessageSchema.parse(JSON.parse(payload));
  const { kiosks } = told.hint;
  const rooms = [...kiosks.map(kioskRoom), ...(told.event === 'key_location_changed' ? [mapRoom] : [])];
  if (told.event !== 'kiosks_seen') io.local.to(rooms).emit(told.event, told.hint as never);
  io.local.to(kioskStatusRoom).emit('kiosks_seen', { kiosks });
}
