import { decodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';
import PDFDocument from 'pdfkit';
import { TypeSetter, type TypeStyle } from '../../../lib/pdf/TypeSetter.ts';
import { certificateTexts } from './certificateTexts.ts';

/** What a certificate tells; empty texts are left out. */
export interface Certificate {
  readonly name: string;
  readonly bornYear: number | null;
  readonly diedYear: number | null;
  /** Where the person belongs: `Ieper, West-Vlaanderen`. */
  readonly place: string;
  readonly location: { readonly name: string; readonly number: number | null } | null;
  /** 8 characters, `?` for unknown digits. */
  readonly date: string;
  readonly organisation: string;
  readonly formOfAddress: string;
  readonly contactPersons: readonly { readonly name: string; readonly title: string }[];
  /** Short address of the story, without `https://`; null where it has none. */
  readonly address: string | null;
}

const pointsPerMm = 72 / 25.4;
const mm = (millimetres: number) => millimetres * pointsPerMm;
const page = { width: mm(210), height: mm(297), margin: mm(32) };
const ink = '#2b2723';
const soft = '#6b635a';
const poppy = '#b3261e';

/** A day as far as it is known, in words: `11 november 2018`, `november 2018`, `2018`. */
export function dayInWords(date: string, language: Language): string {
  const { day, month, year } = decodeDate(date) ?? { day: null, month: null, year: null };
  if (year === null) return '';
  if (month === null) return String(year);
  const form: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' };
  if (day !== null) form.day = 'numeric';
  const moment = new Date(Date.UTC(year, month - 1, day ?? 1));
  return new Intl.DateTimeFormat(locales[language], { ...form, timeZone: 'UTC' }).format(moment);
}

/** The certificate of a key story: one page to print and hand over (UPLOAD-14). */
export function drawCertificate(certificate: Certificate, language: Language): Promise<Buffer> {
  const texts = certificateTexts[language];
  const { name, bornYear, diedYear, place, location, date, organisation, address } = certificate;
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: language, displayTitle: true },
    info: { Title: `${texts.title}: ${name}` },
  });
  const type = new TypeSetter(document, {
    ...{ left: page.margin, width: page.width - 2 * page.margin, align: 'centre' },
  });
  const isPresented = certificate.formOfAddress !== '' || certificate.contactPersons.length > 0;
  // Who receives it needs room below.
  const mostLines = isPresented ? { name: 2, fact: 1 } : { name: 3, fact: 2 };
  /** Long texts are set smaller rather than run into what follows. */
  const fitted = (text: string, at: number, size: number, style: TypeStyle, lines = 2) =>
    type.paragraph(text, at, type.fitting(text, size, style, lines), style);
  drawFrame(document);
  drawPoppy(document, page.width / 2, mm(48));

  document.fillColor(poppy);
  let y = type.paragraph(texts.heading.toLocaleUpperCase(language), mm(62), 13, 'name');
  document.fillColor(ink);
  y = type.paragraph(name, y + mm(16), type.fitting(name, 40, 'name', mostLines.name), 'name', 1.15);
  const years = bornYear === null && diedYear === null ? '' : `${bornYear ?? '?'} – ${diedYear ?? '?'}`;
  document.fillColor(soft);
  y = fitted([years, place].filter(Boolean).join(' · '), y + mm(5), 14, 'text', mostLines.fact);
  drawRule(document, y + mm(9));
  document.fillColor(ink);
  y = type.paragraph(texts.statement, y + mm(17), 17, 'text', 1.45);
  if (location) y = fitted(texts.location(location.name, location.number), y + mm(4), 17, 'text', mostLines.fact);

  if (isPresented) drawReceivers(document, type, certificate, { title: texts.presentedTo, from: y + mm(14) });
  const day = dayInWords(date, language);
  if (organisation !== '') fitted(organisation, mm(240), 14, 'name', 1);
  document.fillColor(soft);
  if (day !== '') type.paragraph(day, mm(248), 12, 'text');
  if (address !== null) type.paragraph(`${texts.readMore} ${address}`, mm(262), 10, 'text');
  return collect(document);
}

type Document = InstanceType<typeof PDFDocument>;

/** To whom it is handed over; above the foot of the page, however much stands before it. */
function drawReceivers(
  document: Document,
  type: TypeSetter,
  { formOfAddress, contactPersons }: Certificate,
  { title, from }: { readonly title: string; readonly from: number },
): void {
  const titleSize = 12;
  const addressSize = type.fitting(formOfAddress, 18, 'name', 2);
  const nameSize = 15;
  const names = contactPersons.map(({ name, title: office }) => [name, office].filter(Boolean).join(', '));
  const height =
    type.heightOf(title, titleSize, 'text') +
    (formOfAddress === '' ? 0 : mm(3) + type.heightOf(formOfAddress, addressSize, 'name')) +
    names.length * (mm(1) + type.heightOf('A', nameSize, 'text'));
  document.fillColor(soft);
  let y = type.paragraph(title, Math.min(Math.max(from, mm(178)), mm(237) - height), titleSize, 'text');
  document.fillColor(ink);
  if (formOfAddress !== '') y = type.paragraph(formOfAddress, y + mm(3), addressSize, 'name');
  for (const name of names) y = type.paragraph(name, y + mm(1), type.fitting(name, nameSize, 'text', 1), 'text');
}

/** A double line around the page, the inner one thin. */
function drawFrame(document: Document): void {
  const frame = (inset: number, width: number) =>
    document
      .lineWidth(width)
      .strokeColor('#c9bfae')
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .stroke();
  frame(mm(14), 1.2);
  frame(mm(16), 0.4);
}

/** Four petals around a dark heart. */
function drawPoppy(document: Document, x: number, y: number): void {
  const petal = mm(4.6);
  for (const [dx, dy] of [
    [-0.62, -0.28],
    [0.62, -0.28],
    [0, 0.5],
    [0, -0.62],
  ] as const) {
    document.circle(x + dx * petal, y + dy * petal, petal * 0.86).fill(poppy);
  }
  document.circle(x, y - mm(0.4), mm(1.9)).fill(ink);
}

function drawRule(document: Document, y: number): void {
  document
    .lineWidth(0.6)
    .strokeColor('#c9bfae')
    .moveTo(page.width / 2 - mm(16), y)
    .lineTo(page.width / 2 + mm(16), y)
    .stroke();
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
