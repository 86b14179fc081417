import { expect, test } from 'vitest';
import { inNaturalOrder } from './naturalOrder.ts';

test('scans stand as people count them, folder by folder', () => {
  const names = ['scan 10.jpg', 'Scan 2.jpg', 'scan 1.jpg'];
  expect(inNaturalOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'scan 1.jpg',
    'Scan 2.jpg',
    'scan 10.jpg',
  ]);
  const inFolders = ['b/1.jpg', 'a/10.jpg', 'a/9.jpg'].map((webkitRelativePath) => ({ name: 'x', webkitRelativePath }));
  expect(inNaturalOrder(inFolders).map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    'a/9.jpg',
    'a/10.jpg',
    'b/1.jpg',
  ]);
});
