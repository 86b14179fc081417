import { MeiliRequestError } from '@salient/shared/lib/search/createMeiliClient.ts';
import pg from 'pg';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { DatabaseLost } from './describeFailure.ts';
import { Outages } from './Outages.ts';

const away = new MeiliRequestError(0, 'unreachable', 'Meilisearch does not answer: connect ECONNREFUSED');

let lines: { level: number; msg: string; reason?: string }[];
let outages: Outages;
beforeEach(() => {
  lines = [];
  outages = new Outages(pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }));
});

test('writes one line at the beginning of an outage and one at its end', () => {
  for (let failure = 0; failure < 5; failure++) outages.report(away);
  outages.recovered();
  outages.recovered();
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'Meilisearch is away; waiting for it'],
    [30, 'indexing goes on'],
  ]);
  expect(lines[0]?.reason).toContain('ECONNREFUSED');
});

test('tells one service from the other, and a second outage from the first', () => {
  outages.report(new Error('Request to http://127.0.0.1:7700/ has failed', { cause: away }));
  outages.report(new DatabaseLost('the connection ended'));
  outages.recovered();
  outages.report(away);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'Meilisearch is away; waiting for it',
    'PostgreSQL is away; waiting for it',
    'indexing goes on',
    'Meilisearch is away; waiting for it',
  ]);
});

test.each([
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { syscall: 'connect' }),
  new pg.DatabaseError('terminating connection due to administrator command', 100, 'error'),
])('knows PostgreSQL by its errors: %s', (error) => {
  outages.report(error);
  expect(lines[0]?.msg).toBe('PostgreSQL is away; waiting for it');
});

test('shows a fault of its own with all that is known of it', () => {
  outages.report(new TypeError('x is not a function'));
  expect(lines[0]).toMatchObject({ level: 50, err: { type: 'TypeError', stack: expect.stringContaining('Outages') } });
});

test('does not pause any more once it is told to stop', async () => {
  const stop = new AbortController();
  stop.abort();
  // Pauses grow to ten seconds: these would take minutes.
  for (let pause = 0; pause < 50; pause++) await outages.pause(stop.signal);
});
