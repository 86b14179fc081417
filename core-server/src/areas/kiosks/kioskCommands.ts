import {
  type CommandState,
  commandLife,
  disturbs,
  type KioskCommand,
} from '@salient/shared/areas/kiosks/kioskCommand.ts';
import { askKiosk, findKioskCommands } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import type { CommandOutcome, WaitingCommand } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../lib/rpc/implement.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { KioskCommandEntity } from './KioskCommandEntity.ts';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { notifyKiosks } from './notifyKiosks.ts';

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export const handleAskKiosk = implement(askKiosk, async ({ params, db, actor, fail, services }) => {
  const { kiosk, kind, story_id = null, at_once } = params;
  const retryAfterSeconds = await services.accessLimits.take('kioskAsking', actor.id ?? '');
  if (retryAfterSeconds > 0) throw fail.tooManyRequests({ retryAfterSeconds });
  if (!(await db.existsBy(KioskDeviceEntity, { kiosk }))) throw fail.kioskNotPaired();
  const now = services.now();
  if (kind === 'show_story') {
    if (story_id === null) throw fail.invalidData({ story_id: ['story_id: REQUIRED'] });
    const isShown = await services.kioskContent.shows(db, kiosk, story_id);
    if (!isShown) throw fail.invalidData({ story_id: ['story_id: DOES_NOT_EXIST'] });
  } else if (story_id !== null) throw fail.invalidData({ story_id: ['story_id: SHOULD_BE_EMPTY'] });
  const id = uuidv7();
  await db.insert(KioskCommandEntity, {
    ...{ id, kiosk, kind, story_id, at_once },
    asked_by: actor.id,
    asked_by_account: actor.account ?? '',
    asked_at: now,
    expires_at: after(now, commandLife.fetched),
  });
  await notifyKiosks(db, { event: 'kiosks_asked', hint: { kiosks: [kiosk] } });
  const [command] = await presentCommands(services, db, [await db.findOneByOrFail(KioskCommandEntity, { id })], now);
  return command as KioskCommand;
});

export const handleFindKioskCommands = implement(findKioskCommands, async ({ params, db, services }) => {
  const { kiosk, limit } = params;
  const rows = await db.find(KioskCommandEntity, {
    where: { kiosk },
    order: { asked_at: 'DESC', id: 'DESC' },
    take: limit,
  });
  return presentCommands(services, db, rows, services.now());
});

/** Notes what became of commands on their kiosk. What has ended already stays as it ended. */
export async function noteOutcomes(
  db: EntityManager,
  kiosk: number,
  outcomes: readonly CommandOutcome[],
  now: Date,
): Promise<void> {
  for (const { id, failure } of outcomes) {
    const open = { id, kiosk, done_at: IsNull(), expires_at: MoreThan(now) };
    await db.update(KioskCommandEntity, open, { done_at: now, failure });
  }
}

/** What a kiosk shall still do, oldest first. Being fetched gives a disturbing command the time to find it unused. */
export async function fetchCommands(db: EntityManager, kiosk: number, now: Date): Promise<WaitingCommand[]> {
  const rows = await db.find(KioskCommandEntity, {
    where: { kiosk, done_at: IsNull(), expires_at: MoreThan(now) },
    order: { asked_at: 'ASC', id: 'ASC' },
    take: 50,
  });
  const commands: WaitingCommand[] = [];
  for (const row of rows) {
    const { id, kind, story_id, at_once } = row;
    let { expires_at } = row;
    if (!row.fetched_at) {
      if (disturbs(kind) && !at_once) expires_at = after(now, commandLife.unused);
      await db.update(KioskCommandEntity, { id }, { fetched_at: now, expires_at });
    }
    const expires_in_seconds = Math.ceil((expires_at.getTime() - now.getTime()) / 1000);
    commands.push({ id, kind, story_id, at_once, expires_in_seconds });
  }
  return commands;
}

function stateOf({ done_at, failure, expires_at, fetched_at }: KioskCommandEntity, now: Date): CommandState {
  if (done_at) return failure ? 'failed' : 'done';
  if (expires_at <= now) return 'expired';
  return fetched_at ? 'fetched' : 'waiting';
}

async function presentCommands(
  { kioskContent }: Services,
  db: EntityManager,
  rows: readonly KioskCommandEntity[],
  now: Date,
): Promise<KioskCommand[]> {
  const names = await kioskContent.storyNames(
    db,
    rows.flatMap(({ story_id }) => story_id ?? []),
  );
  return rows.map((row) => {
    const state = stateOf(row, now);
    return {
      id: row.id,
      kiosk: row.kiosk,
      kind: row.kind,
      story_id: row.story_id,
      story_name: (row.story_id && names.get(row.story_id)) || null,
      at_once: row.at_once,
      state,
      failure: row.failure,
      asked_by: row.asked_by_account,
      asked_at: row.asked_at.toISOString(),
      fetched_at: row.fetched_at?.toISOString() ?? null,
      ended_at: (state === 'expired' ? row.expires_at : row.done_at)?.toISOString() ?? null,
      expires_at: row.expires_at.toISOString(),
    };
  });
}
