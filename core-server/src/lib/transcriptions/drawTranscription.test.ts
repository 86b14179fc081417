import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { drawTranscription } from './drawTranscription.ts';
import { transcriptionText } from './TranscribedDocument.ts';

const pages = [
  { heading: 'Pagina 1 · brief_01.jpg', text: 'Poperinge, 17 mei 1916\n\nLieve moeder,\nalles gaat goed.' },
  { heading: 'Pagina 2 · brief_02.jpg', text: '' },
  {
    heading: 'Pagina 3 · дневник.jpg',
    text: Array.from({ length: 120 }, (_, at) => `Regel ${at + 1} met een woord of wat, Čapek, Дневник en Ωmega`).join(
      '\n',
    ),
  },
];
const transcribed = { title: 'Brief van Karel aan zijn moeder', reference: 'DIBO000042', pages };

async function textsOf(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}

test('a transcription is handed over as plain text, page by page', async () => {
  let text = '';
  for await (const piece of transcriptionText({ ...transcribed, pages: pages.slice(0, 2) })) text += piece;
  expect(text).toBe(
    'Brief van Karel aan zijn moeder\nDIBO000042\n\n[Pagina 1 · brief_01.jpg]\nPoperinge, 17 mei 1916\n\nLieve moeder,\nalles gaat goed.\n\n[Pagina 2 · brief_02.jpg]\n',
  );
});

test('and as a PDF with the numbers of its lines, on as many sheets as it takes, in the letters that it is written in', async () => {
  const pdf = await buffer(drawTranscription(transcribed, 'nl'));
  const texts = await textsOf(pdf);
  expect(texts.length).toBeGreaterThan(3);
  const all = texts.join('\n').replace(/\s+/g, ' ');
  for (const part of ['DIBO000042', 'Lieve moeder,', 'Čapek', 'Дневник', 'Regel 120']) expect(all).toContain(part);
  expect(all).toContain('115');
});
