import { pipeline, Transform } from 'node:stream';
import { figures as de } from '@salient/shared/areas/figures/texts/figures.de.ts';
import { figures as en } from '@salient/shared/areas/figures/texts/figures.en.ts';
import { figures as fr } from '@salient/shared/areas/figures/texts/figures.fr.ts';
import { figures as nl } from '@salient/shared/areas/figures/texts/figures.nl.ts';
import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import { inertText } from '@salient/shared/lib/csv/inertText.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { type Language, languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { stringify } from 'csv-stringify';
import type { Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { FileTickets } from '../../lib/files/FileTickets.ts';
import type { CountRow } from './addCounts.ts';
import { type FigurePeriod, inPeriod, periodValues } from './readFigures.ts';

const dictionaries = { nl, en, fr, de };
const translate = (language: Language) => textsOf(createTexts(language, { figures: dictionaries[language] })).t;

interface CsvQuery extends FigurePeriod {
  readonly language: Language;
}

/** What a ticket for these figures says that it opens. */
export const figuresCsvResource = ({ from, to, kiosk }: FigurePeriod) => `figures:${from}:${to}:${kiosk ?? ''}`;

export function figuresCsvUrl({ from, to, kiosk, language }: CsvQuery, ticket: string): string {
  const query = new URLSearchParams({ from, to, ...(kiosk ? { kiosk: String(kiosk) } : {}), language, ticket });
  return `/api/csv/figures?${query}`;
}

const querySchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  kiosk: z.coerce.number().int().optional(),
  language: z.enum(languages).default('nl'),
  ticket: z.string(),
});

const csvColumns = ['day', 'hour', 'kiosk', 'what', 'value', 'record', 'id', 'language', 'version', 'count'] as const;

interface Options {
  readonly dataSource: DataSource;
  readonly tickets: FileTickets;
}

/**
 * `GET /api/csv/figures`: the hourly sums of a period, a row each, in the form of CSV-16, for whoever holds a ticket of
 * `getFiguresCsv`. Rows travel as the database reads them, however many there are.
 */
export function answerFiguresCsv({ dataSource, tickets }: Options): Middleware {
  return async (ctx) => {
    const query = querySchema.safeParse(ctx.query);
    if (!query.success) return ctx.throw(400);
    const { ticket, ...asked } = query.data;
    if (!(await tickets.reader(ticket, figuresCsvResource(asked)))) return ctx.throw(403, 'This address is over');
    const t = translate(asked.language);
    const runner = dataSource.createQueryRunner();
    const release = () => void runner.release();
    const rows = await runner.stream(sumsSql, periodValues(asked)).catch((error: unknown) => {
      release();
      throw error;
    });
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-content-type-options', 'nosniff');
    ctx.attachment(`${t('figures.file')} ${asked.from} – ${asked.to}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    const csv = stringify({
      bom: true,
      delimiter: ';',
      quoted_string: true,
      // A spreadsheet must not take a name for a formula.
      cast: { string: inertText },
      header: true,
      columns: csvColumns.map((key) => ({ key, header: t(`figures.columns.${key}`) })),
    });
    const worded = new Transform({
      objectMode: true,
      transform: (row: SumRow, _, done) => done(null, { ...row, ...present(t, row) }),
    });
    // A failure on the way cuts the file off, and the browser says so.
    ctx.body = pipeline(rows, worded, csv, release);
  };
}

const sumsSql = `
  SELECT to_char(hour AT TIME ZONE '${museumTimeZone}', 'YYYY-MM-DD') AS day,
    to_char(hour AT TIME ZONE '${museumTimeZone}', 'HH24:00') AS hour,
    kiosk, what, value, record_id AS id, language, use_count.version, count::float8 AS count,
    coalesce(k.name, concat_ws(' ', nullif(s.first_name, ''), nullif(s.family_name, ''))) AS record
  FROM use_count
  LEFT JOIN person_story s ON s.id = record_id
  LEFT JOIN key_location k ON k.id = record_id
  WHERE ${inPeriod}
  ORDER BY use_count.hour, kiosk, what, value, record, language, use_count.version`;

interface SumRow {
  readonly what: CountRow['what'];
  readonly value: string | null;
  readonly kiosk: number | null;
  readonly language: Language | null;
  readonly version: StoryVersion | null;
}

/** Where the words of a value stand, by what is counted. */
const wordsOf = {
  stays: 'figures.stays',
  endings: 'figures.endings',
  screens: 'figures.screens',
  searches: 'figures.found',
  codes_shown: 'figures.codes',
  codes_opened: 'figures.codes',
  pages_opened: 'figures.pages',
} as const satisfies { readonly [What in CountRow['what']]?: string };

const hasWords = (what: CountRow['what']): what is keyof typeof wordsOf => what in wordsOf;

function present(t: Translate, { what, value, kiosk, language, version }: SumRow) {
  return {
    kiosk: kiosk === null ? t('figures.publicPages') : t('figures.kioskNumber', { kiosk: String(kiosk) }),
    what: t(`figures.what.${what}`),
    value: value !== null && hasWords(what) ? t(`${wordsOf[what]}.${value}` as 'figures.codes.story') : '',
    language: language === null ? '' : languageNames[language],
    version: version === null ? '' : t(`figures.versions.${version}`),
  };
}
