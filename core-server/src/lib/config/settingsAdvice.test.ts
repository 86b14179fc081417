import { expect, test } from 'vitest';
import { settingsAdvice } from './settingsAdvice.ts';

const complete = {
  host: '0.0.0.0',
  publicUrl: 'https://names.example.org',
  trustedProxies: 1,
  site: { helpMail: 'help@example.org', helpPhone: undefined },
};

test('names the setting that is missing, and nothing when none is', () => {
  expect(settingsAdvice(complete)).toEqual([]);
  const noHelp = { ...complete, site: { helpMail: undefined, helpPhone: undefined } };
  expect(settingsAdvice(noHelp)).toEqual([expect.stringContaining('SALIENT_HELP_MAIL or SALIENT_HELP_PHONE')]);
});

test('misses the public address only where others reach the museum', () => {
  const unnamed = { ...complete, publicUrl: undefined, trustedProxies: 0 };
  expect(settingsAdvice(unnamed)).toEqual([expect.stringContaining('PUBLIC_URL')]);
  expect(settingsAdvice({ ...unnamed, host: '127.0.0.1' })).toEqual([]);
  expect(settingsAdvice({ ...unnamed, host: '127.0.0.1', trustedProxies: 1 })).toHaveLength(1);
});
