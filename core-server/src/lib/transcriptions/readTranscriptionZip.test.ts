import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTranscriptionZip, type ZippedTranscription } from './readTranscriptionZip.ts';
import { zip } from './zip.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: Buffer): Promise<ZippedTranscription[]> {
  const path = join(folder, 'a.zip');
  await writeFile(path, content);
  const found: ZippedTranscription[] = [];
  for await (const each of readTranscriptionZip(path)) found.push(each);
  return found;
}

const alto = (text: string) =>
  `<alto><Layout><Page><TextBlock><TextLine><String CONTENT="${text}"/></TextLine></TextBlock></Page></Layout></alto>`;

test('transcriptions are read from folders, and pictures, lists of contents and hidden twins passed over', async () => {
  const found = await read(
    zip([
      { name: 'export/metadata.xml', content: '<trpDocMetadata/>' },
      { name: 'export/page/0001.xml', content: alto('een') },
      { name: '__MACOSX/export/page/._0001.xml', content: 'x' },
      { name: 'export/0001.jpg', content: 'picture' },
      { name: 'export/page/0002.xml', content: alto('twee') },
    ]),
  );
  expect(found).toEqual([
    { name: '0001.xml', imageName: '', text: 'een' },
    { name: '0002.xml', imageName: '', text: 'twee' },
  ]);
});

test('a bad file says why and never keeps the rest: bombs, lies, locks and other kinds', async () => {
  const found = await read(
    zip([
      { name: 'bomb.xml', content: Buffer.alloc(40 * 1024 * 1024, 0x20) },
      { name: 'liar.xml', content: Buffer.alloc(40 * 1024 * 1024, 0x20), claims: 100 },
      { name: 'locked.xml', content: alto('x'), isEncrypted: true },
      { name: 'entities.xml', content: '<!DOCTYPE alto [<!ENTITY a SYSTEM "file:///etc/passwd">]><alto>&a;</alto>' },
      { name: 'tei.xml', content: '<TEI/>' },
      { name: 'good.xml', content: alto('goed') },
    ]),
  );
  expect(found.map((each) => [each.name, 'refusal' in each ? each.refusal : each.text])).toEqual([
    ['bomb.xml', 'too_large'],
    ['liar.xml', 'unreadable'],
    ['locked.xml', 'unreadable'],
    ['entities.xml', 'doctype'],
    ['tei.xml', 'unknown_kind'],
    ['good.xml', 'goed'],
  ]);
});

test('a file whose content is not what the ZIP says of it is told, and the rest is read', async () => {
  const spoilt = zip([
    { name: '0001.xml', content: alto('goed'), isSpoilt: true },
    { name: '0002.xml', content: alto('ook') },
  ]);
  expect(await read(spoilt)).toMatchObject([
    { name: '0001.xml', refusal: 'unreadable' },
    { name: '0002.xml', text: 'ook' },
  ]);
});

test('what is no ZIP, leads out of it or holds too much is refused whole', async () => {
  await expect(read(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ reason: 'no_zip' });
  await expect(read(zip([{ name: '../../etc/0001.xml', content: alto('x') }]))).rejects.toMatchObject({
    reason: 'no_zip',
  });
  await expect(read(zip([{ name: '0001.xml', content: alto('x') }]).subarray(0, 60))).rejects.toMatchObject({
    reason: 'no_zip',
  });
  const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}.jpg`, content: '' }));
  await expect(read(zip(many))).rejects.toMatchObject({ reason: 'too_many_files' });
});
