import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import PDFDocument from 'pdfkit';
import { TypeSetter } from '../pdf/TypeSetter.ts';
import type { TranscribedDocument } from './TranscribedDocument.ts';

const pointsPerMm = 72 / 25.4;
const mm = (millimetres: number) => millimetres * pointsPerMm;
const page = { width: mm(210), height: mm(297), side: mm(30), top: mm(25), bottom: mm(270), foot: mm(281) };
const [ink, soft] = ['#2b2723', '#6b635a'];
const line = { size: 11, height: 16 };

/**
 * The transcription of a document as a PDF, with the numbers of the lines beside them as in the editor. Pages are handed on as
 * they are set, so that one of thousands takes no more memory, and others get their turn between them.
 */
export function drawTranscription(transcribed: TranscribedDocument, language: Language): NodeJS.ReadableStream {
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: language, displayTitle: true },
    info: { Title: transcribed.title },
  });
  setAll(document, transcribed).then(
    () => document.end(),
    (error: Error) => document.destroy(error),
  );
  return document;
}

async function setAll(document: InstanceType<typeof PDFDocument>, { title, reference, pages }: TranscribedDocument) {
  const width = page.width - 2 * page.side;
  const text = new TypeSetter(document, { left: page.side, width, align: 'start' });
  const number = new TypeSetter(document, { left: page.side - mm(14), width: mm(10), align: 'end' });
  const foot = new TypeSetter(document, { left: page.side, width, align: 'centre' });
  let sheets = 0;
  let y = page.top;
  const beginSheet = () => {
    if (sheets > 0) document.addPage();
    document.fillColor(soft);
    foot.line(String(++sheets), page.foot, 9, 'text');
    y = page.top;
  };
  /** Room for so much more on this sheet, or a new one. */
  const need = (height: number) => {
    if (y + height > page.bottom) beginSheet();
  };

  beginSheet();
  document.fillColor(ink);
  y = text.paragraph(title, y, 22, 'name');
  document.fillColor(soft);
  if (reference !== '') y = text.paragraph(reference, y + mm(1), 10, 'text');
  for await (const { heading, text: written } of pages) {
    await nextTurn();
    // A heading stands on the sheet of its first lines.
    need(mm(12) + 3 * line.height);
    document.fillColor(soft);
    y = text.paragraph(heading, y + mm(8), 10, 'text') + mm(2);
    for (const [index, writtenLine] of (written === '' ? [] : written.split('\n')).entries()) {
      const set = text.linesOf(writtenLine, line.size, 'text');
      for (const [at, part] of (set.length > 0 ? set : ['']).entries()) {
        need(line.height);
        document.fillColor(soft);
        if (at === 0 && (index + 1) % 5 === 0) number.line(String(index + 1), y + 1.5, 8, 'text');
        document.fillColor(ink);
        text.line(part, y, line.size, 'text');
        y += line.height;
      }
    }
  }
}
