import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problemText } from '@salient/shared/areas/imports/problemText.ts';
import { importCodes as codesDe } from '@salient/shared/areas/imports/texts/importCodes.de.ts';
import { importCodes as codesEn } from '@salient/shared/areas/imports/texts/importCodes.en.ts';
import { importCodes as codesFr } from '@salient/shared/areas/imports/texts/importCodes.fr.ts';
import { importCodes as codesNl } from '@salient/shared/areas/imports/texts/importCodes.nl.ts';
import { imports as importsDe } from '@salient/shared/areas/imports/texts/imports.de.ts';
import { imports as importsEn } from '@salient/shared/areas/imports/texts/imports.en.ts';
import { imports as importsFr } from '@salient/shared/areas/imports/texts/imports.fr.ts';
import { imports as importsNl } from '@salient/shared/areas/imports/texts/imports.nl.ts';
import { validation as validationDe } from '@salient/shared/lib/contract/texts/validation.de.ts';
import { validation as validationEn } from '@salient/shared/lib/contract/texts/validation.en.ts';
import { validation as validationFr } from '@salient/shared/lib/contract/texts/validation.fr.ts';
import { validation as validationNl } from '@salient/shared/lib/contract/texts/validation.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { stringify } from 'csv-stringify';
import type { Middleware } from 'koa';
import { z } from 'zod';
import type { FileTickets } from '../../lib/files/FileTickets.ts';
import { csvOptions } from '../functions/csv/CsvWriter.ts';
import { type ImportFiles, problemSeverities } from './ImportFiles.ts';
import { csvResource } from './importProblems.ts';
import { parseProblems, problemLine } from './problemLines.ts';

const bundles = {
  nl: { imports: importsNl, importCodes: codesNl, validation: validationNl },
  en: { imports: importsEn, importCodes: codesEn, validation: validationEn },
  fr: { imports: importsFr, importCodes: codesFr, validation: validationFr },
  de: { imports: importsDe, importCodes: codesDe, validation: validationDe },
};
const textsIn = (language: Language): Translate => textsOf(createTexts(language, bundles[language])).t;

const pathSchema = z.object({ id: idSchema, severity: z.enum(problemSeverities) });
const languageSchema = z.enum(languages).catch('nl');

/**
 * `GET /api/csv/import/:id/:severity`: rows with problems to put right, for whoever holds a ticket of `getImportCsv`. The columns
 * of the list keep their names, so that the file can be imported again.
 */
export function answerImportCsv({ files, tickets }: { files: ImportFiles; tickets: FileTickets }): Middleware {
  return async (ctx) => {
    const path = pathSchema.safeParse(ctx.params);
    if (!path.success) return ctx.throw(400);
    const { id, severity } = path.data;
    if (!(await tickets.reader(String(ctx.query.ticket ?? ''), csvResource(id, severity)))) {
      return ctx.throw(403, 'This address is over');
    }
    const file = await files.openProblems(id, severity);
    if (!file) return ctx.throw(404);
    const t = textsIn(languageSchema.parse(ctx.query.language));
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-content-type-options', 'nosniff');
    ctx.attachment(`${t(severity === 'error' ? 'imports.csv.rejects' : 'imports.csv.warnings')}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = inWords(file, t);
  };
}

/** The file as people read it: its heading and what is said of each row in their language, the codes last. */
function inWords(file: Readable, t: Translate): Readable {
  let isHeader = true;
  const worded = new Transform({
    objectMode: true,
    transform: (record: string[], _encoding, done) => {
      const { line, columns, codes, cells } = problemLine(record);
      const row = isHeader
        ? withHeadings(cells, t)
        : [line, columns, codes.map((code) => problemText(code, t)).join(' · '), ...cells, codes.join(' · ')];
      isHeader = false;
      done(null, row);
    },
  });
  const csv = stringify({ ...csvOptions('csvfile'), bom: true });
  // A failure on the way cuts the file off, and the browser says so.
  pipeline(file, parseProblems(), worded, csv).catch(() => undefined);
  return csv;
}

/** The headings of the list with our own about them; one that the list has too is told apart. */
function withHeadings(header: readonly string[], t: Translate): string[] {
  const taken = new Set(header.map((name) => name.toLowerCase()));
  const own = (key: 'line' | 'column' | 'problem' | 'code') => {
    const name = t(`imports.csv.${key}`);
    return taken.has(name.toLowerCase()) ? t('imports.csv.ofImport', { name }) : name;
  };
  return [own('line'), own('column'), own('problem'), ...header, own('code')];
}
