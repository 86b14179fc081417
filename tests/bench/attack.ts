import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepAliveCaller } from './keepAliveCaller.ts';
import { type Measurement, ms, percentile, times } from './measure.ts';
import { memoryOf } from './metricOf.ts';
import type { BenchMuseum } from './museum.ts';
import { typedNames } from './search/search.ts';

/** How long each attack is kept up. */
const attackMs = Number(process.env.BENCH_SECONDS ?? 60) * 1_000;
const visitors = 4;
const unfinished = 500;
const unfinishedBytes = 4_900_000;

const eleven = Array.from({ length: 11 }, () => ({ type: 'died', inputs: {} }));
/** The dearest that a guest can ask for now: as many different items as are taken, of the most frequent events. */
const eight = Array.from({ length: 8 }, (_, at) => ({
  type: 'enlisted',
  inputs: { rank: { value: 'abcdefgh'[at], mode: 'contains' } },
}));

/** Strangers who call without a pause, staff who save, monitoring that asks, visitors who look for names. */
export async function benchAttack(museum: BenchMuseum): Promise<Measurement[]> {
  const texts = await typedNames(museum, 400);
  const warmUp = performance.now() + 10_000;
  await searchNames(museum, texts, () => performance.now() < warmUp);
  const quiet = await at(museum, texts, 0, []);
  const rows: Measurement[] = [];
  for (const [callers, events, what] of [
    [24, eleven, 'eleven equal items'],
    [200, eleven, 'eleven equal items'],
    [24, eight, 'eight different items'],
    [200, eight, 'eight different items'],
  ] as const) {
    const { saves, health, names, answered, refused } = await at(museum, texts, callers, events);
    const [before, under] = [percentile(quiet.names.taken, 0.95), percentile(names.taken, 0.95)];
    const attack = `${callers} callers, ${what}`;
    console.log(`${attack}: ${answered} answered, refused`, refused, 'names', names.refused);
    rows.push(
      {
        what: `${attack}: names search, p95`,
        measured: `${ms(under)} (${names.taken.length} calls, ${names.refused} refused)`,
        direct: `quiet ${ms(before)}`,
        ratio: times(under / before),
        budget: 'at most 3x',
        met: under <= 3 * before && names.refused === 0,
      },
      {
        what: `${attack}: staff's saves refused`,
        measured: `${saves.refused} of ${saves.taken.length + saves.refused} (p95 ${ms(percentile(saves.taken, 0.95))})`,
        budget: 'none',
        met: saves.refused === 0,
      },
      {
        what: `${attack}: /healthz refused`,
        measured: `${health.refused} of ${health.taken.length + health.refused} (p95 ${ms(percentile(health.taken, 0.95))})`,
        budget: 'none',
        met: health.refused === 0,
      },
    );
    // What the addresses have cost is forgotten before the next attack.
    if (callers > 0) await sleep(Math.min(attackMs, 10_000));
  }
  return [...rows, ...(await holdUnfinished(museum))];
}

/** Milliseconds of what was answered, and how much was not. */
interface Samples {
  readonly taken: number[];
  refused: number;
}

async function repeat(isOn: () => boolean, pauseMs: number, work: () => Promise<unknown>): Promise<Samples> {
  const samples: Samples = { taken: [], refused: 0 };
  while (isOn()) {
    const began = performance.now();
    try {
      await work();
      samples.taken.push(performance.now() - began);
    } catch (error) {
      if (samples.refused++ === 0) console.log('refused:', (error as Error).message);
    }
    await sleep(pauseMs);
  }
  return samples;
}

async function searchNames(museum: BenchMuseum, texts: readonly string[], isOn: () => boolean): Promise<Samples> {
  const each = await Promise.all(
    Array.from({ length: visitors }, (_, visitor) => {
      const call = keepAliveCaller(museum.origin, 'GUEST', `198.51.100.${visitor + 1}`);
      let next = visitor * 50;
      return repeat(isOn, 50, () =>
        call('callFunction', { name: 'FindPersonAdvancedPublic', args: { text: texts[next++ % texts.length] } }),
      );
    }),
  );
  return {
    taken: each.flatMap(({ taken }) => taken),
    refused: each.reduce((sum, { refused }) => sum + refused, 0),
  };
}

async function saveAgain(museum: BenchMuseum, isOn: () => boolean): Promise<Samples> {
  const call = await museum.signIn();
  const [row] = await museum.query<{ id: string }>('SELECT id FROM person LIMIT 1', []);
  const id = row?.id ?? '';
  let { version, description } = await call<{ version: number; description: string }>('getPerson', { id });
  const before = description;
  let turn = 0;
  const save = async () => {
    description = turn++ % 2 === 0 ? `${before} (nagezien)` : before;
    ({ version } = await call<{ version: number }>('updatePerson', { person: { id, version, description } }));
  };
  const samples = await repeat(isOn, 200, save);
  if (description !== before) await save();
  return samples;
}

/** An attack of so many callers, each from an address of its own and asking again as soon as it is answered. */
async function at(museum: BenchMuseum, texts: readonly string[], callers: number, events: readonly object[]) {
  const until = performance.now() + attackMs;
  const isOn = () => performance.now() < until;
  let answered = 0;
  const refused: Record<string, number> = {};
  const attack = Array.from({ length: callers }, async (_, caller) => {
    const call = keepAliveCaller(museum.origin, 'GUEST', `203.0.113.${caller + 1}`);
    while (isOn()) {
      try {
        await call('callFunction', { name: 'FindPersonAdvancedPublic', args: { events } });
        answered++;
      } catch (error) {
        const { message } = error as Error;
        refused[message] = (refused[message] ?? 0) + 1;
      }
    }
  });
  const askHealth = async () => {
    const response = await fetch(`${museum.origin}/healthz`);
    if (response.status !== 200) throw new Error(`/healthz: ${response.status} ${await response.text()}`);
  };
  const [saves, health, names] = await Promise.all([
    saveAgain(museum, isOn),
    repeat(isOn, 500, askHealth),
    searchNames(museum, texts, isOn),
  ]);
  await Promise.all(attack);
  return { saves, health, names, answered, refused };
}

const residentMb = async (museum: BenchMuseum) => (await memoryOf(museum)) / 2 ** 20;

/** Bodies of calls that come but for their last bytes, and then do not go on. */
async function holdUnfinished(museum: BenchMuseum): Promise<Measurement[]> {
  const before = await residentMb(museum);
  const { hostname, port } = new URL(museum.origin);
  let most = before;
  let isOver = false;
  const watch = async () => {
    for (; !isOver; await sleep(200)) most = Math.max(most, await residentMb(museum));
  };
  const watching = watch();
  const sockets = await Promise.all(
    Array.from({ length: unfinished }, (_, caller) => sendUnfinished(hostname, Number(port), caller)),
  );
  await sleep(30_000);
  for (const socket of sockets) socket.destroy();
  await sleep(30_000);
  isOver = true;
  await watching;
  const after = await residentMb(museum);
  const row = (what: string, mb: number): Measurement => ({
    what: `${unfinished} unfinished POSTs of 4.9 MB: ${what}`,
    measured: `${Math.round(mb)} MB more`,
    budget: 'at most 150 MB',
    met: mb <= 150,
  });
  return [row('most memory', most - before), row('memory 30 s later', after - before)];
}

function sendUnfinished(host: string, port: number, caller: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const lines = [
      'POST /api/v2 HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      `X-Forwarded-For: 203.0.113.${(caller % 250) + 1}`,
      `Content-Length: ${unfinishedBytes}`,
    ];
    // The server may cut it off, which is what it should do.
    socket.on('error', () => resolve(socket));
    socket.on('close', () => resolve(socket));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(unfinishedBytes - 1, 0x20), () => resolve(socket));
    setTimeout(() => resolve(socket), 60_000).unref();
  });
}
