import { expect, test } from 'vitest';
import { correctedFlags } from './correctedFlags.ts';

test('only a flag that was sent as true and saved as false is told as corrected [PERSON-52]', () => {
  const none = { in_namelist: false, irish_memorial_records: false };
  expect(correctedFlags({ in_namelist: true, irish_memorial_records: true }, none)).toEqual({
    corrected: ['in_namelist', 'irish_memorial_records'],
  });
  expect(correctedFlags({ irish_memorial_records: true }, { ...none, in_namelist: true })).toEqual({
    corrected: ['irish_memorial_records'],
  });
  expect(correctedFlags({ in_namelist: false }, none)).toEqual({});
  expect(correctedFlags({ in_namelist: true }, { ...none, in_namelist: true })).toEqual({});
});
