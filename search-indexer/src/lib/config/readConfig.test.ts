import { expect, test } from 'vitest';
import { readConfig, WrongSettings } from './readConfig.ts';

const complete = {
  DATABASE_URL: 'postgres://salient:secret@127.0.0.1:5432/salient',
  MEILI_URL: 'http://127.0.0.1:7700',
  MEILI_MASTER_KEY: 'the-key',
};

test('reads the services and logs at level info unless told otherwise', () => {
  expect(readConfig(complete)).toEqual({
    databaseUrl: complete.DATABASE_URL,
    meiliUrl: complete.MEILI_URL,
    meiliKey: complete.MEILI_MASTER_KEY,
    logLevel: 'info',
  });
});

test('takes an empty variable for an unset one', () => {
  expect(readConfig({ ...complete, MEILI_MASTER_KEY: '', LOG_LEVEL: '' })).toMatchObject({
    meiliKey: undefined,
    logLevel: 'info',
  });
});

test.each([
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['MEILI_URL', '127.0.0.1:7700'],
  ['LOG_LEVEL', 'loud'],
])('names %s when it is %s, and shows no value', (name, value) => {
  const reading = () => readConfig({ ...complete, [name]: value });
  expect(reading).toThrow(WrongSettings);
  expect(reading).toThrow(new RegExp(`^${name} must be`));
  expect(reading).not.toThrow(/secret/);
});
