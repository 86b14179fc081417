import { expect, test } from 'vitest';
import { postgresSettings } from './postgresSettings.ts';

const gibibyte = 1024 ** 3;

function settingOf(settings: string, name: string): string | undefined {
  return new RegExp(`^${name} = '(.*)'$`, 'm').exec(settings)?.[1];
}

test('a quarter of the memory, at most 1 GB, caches the database', () => {
  expect(settingOf(postgresSettings(2 * gibibyte, 2), 'shared_buffers')).toBe('512MB');
  expect(settingOf(postgresSettings(24 * gibibyte, 2), 'shared_buffers')).toBe('1024MB');
});

test('a machine with very little memory still gets settings that PostgreSQL accepts', () => {
  const settings = postgresSettings(gibibyte / 8, 1);
  expect(settingOf(settings, 'shared_buffers')).toBe('64MB');
  expect(settingOf(settings, 'work_mem')).toBe('4MB');
});
