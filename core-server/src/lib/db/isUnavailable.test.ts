import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { isDeadlock, isUnavailable } from './isUnavailable.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const failedQuery = (error: Error) => new QueryFailedError('SELECT 1', [], error);

describe('a database that cannot be reached', () => {
  test.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
    ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'],
  ])('is known by the code %s, of a connection or of a query', (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
    expect(isUnavailable(failedQuery(coded(code)))).toBe(true);
    expect(isUnavailable(new Error('x', { cause: coded(code) }))).toBe(true);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is known by what the driver says without a code: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
    expect(isUnavailable(failedQuery(new Error(message)))).toBe(true);
  });

  test('is known when an address with several numbers refuses each, and when a transaction lost its connection', () => {
    expect(isUnavailable(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true);
    expect(isUnavailable(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isUnavailable(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });
});

test.each([
  ['a fault in a statement', failedQuery(coded('42601'))],
  ['too many parameters, although its code is one of connections', failedQuery(coded('08P01'))],
  ['a violated constraint', failedQuery(coded('23505'))],
  ['a statement that took too long', failedQuery(coded('57014'))],
  ['a fault in the program', new TypeError('x is undefined')],
  ['an error that is its own cause', Object.assign(new Error('x'), { driverError: undefined })],
  ['no error', null],
  ['a text', 'ECONNREFUSED'],
])('%s is no outage', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('a transaction given up for another is a deadlock, whichever way it is said', () => {
  for (const code of ['40P01', '40001']) {
    expect([isDeadlock(coded(code)), isDeadlock(failedQuery(coded(code)))]).toEqual([true, true]);
  }
  for (const other of [coded('23505'), failedQuery(coded('57014')), new Error('x'), null, undefined, 'x']) {
    expect(isDeadlock(other)).toBe(false);
  }
});
