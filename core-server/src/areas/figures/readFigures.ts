import {
  type CountName,
  endings,
  kioskScreens,
  type Stay,
  searchOutcomes,
  stayNames,
} from '@salient/shared/areas/figures/useCount.ts';
import type { FigureStep, StoryFigures, UseFigures } from '@salient/shared/areas/figures/useFigures.ts';
import { type StoryVersion, storyVersions } from '@salient/shared/areas/stories/storyTypes.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import type { EntityManager } from 'typeorm';

/** Days by the calendar of Brussels, both included; one kiosk, or everything. */
export interface FigurePeriod {
  readonly from: string;
  readonly to: string;
  readonly kiosk?: number | undefined;
}

/** Whether administrators have taken the hour of a sum out of the figures. */
const isStruckOut = `EXISTS (
    SELECT FROM struck_count s
    WHERE s.restored_at IS NULL AND s.kiosk IS NOT DISTINCT FROM use_count.kiosk
      AND use_count.hour >= s.from_hour AND use_count.hour < s.to_hour)`;

/** The sums of a period `$1` to `$2`, at kiosk `$3`, whoever sent them. */
const withinPeriod = `
  hour >= $1::date::timestamp AT TIME ZONE '${museumTimeZone}'
  AND hour < ($2::date + 1)::timestamp AT TIME ZONE '${museumTimeZone}'
  AND ($3::int IS NULL OR kiosk = $3)`;

/** Those of them that are figures: of paired kiosks and the public pages, and not struck out. */
export const inPeriod = `paired AND NOT ${isStruckOut} AND ${withinPeriod}`;
export const periodValues = ({ from, to, kiosk }: FigurePeriod) => [from, to, kiosk ?? null];

interface Sum {
  readonly what: CountName;
  readonly kiosk: number | null;
  readonly value: string | null;
  readonly language: Language | null;
  readonly version: StoryVersion | null;
  readonly count: number;
}

/** How kiosks and public pages were used within a period. */
export async function readFigures(db: EntityManager, period: FigurePeriod, step: FigureStep): Promise<UseFigures> {
  const sums = await db.query<Sum[]>(
    `SELECT what, kiosk, value, language, version, sum(count)::float8 AS count FROM use_count WHERE ${inPeriod}
     GROUP BY what, kiosk, value, language, version`,
    periodValues(period),
  );
  const total = (what: CountName, where: Partial<Sum> = {}) =>
    sums
      .filter((sum) => sum.what === what)
      .filter((sum) => Object.entries(where).every(([key, value]) => sum[key as keyof Sum] === value))
      .reduce((all, { count }) => all + count, 0);
  const byValue = <Name extends string>(what: CountName, names: readonly Name[]) =>
    names.map((value) => ({ value, count: total(what, { value }) }));
  const stays = byValue('stays', stayNames);
  return {
    since: await firstDay(db),
    visits: total('visits'),
    median_stay: medianStay(stays),
    stories_opened: total('stories_opened'),
    stories_read: total('stories_read'),
    codes_shown: total('codes_shown'),
    codes_opened: total('codes_opened'),
    searches: total('searches'),
    pages: total('pages_opened'),
    left_out: await visitsLeftOut(db, period),
    hours: await visitsByHour(db, period),
    steps: await visitsByStep(db, period, step),
    kiosks: kioskNumbers.map((kiosk) => ({ kiosk, visits: total('visits', { kiosk }) })),
    stays,
    endings: byValue('endings', endings),
    screens: byValue('screens', kioskScreens),
    found: byValue('searches', searchOutcomes),
    versions: storyVersions.map((version) => ({ value: version, visits: total('visits', { version }) })),
    languages: languages.map((language) => ({
      value: language,
      visits: total('visits', { language }),
      pages: total('pages_opened', { language }),
    })),
    ...(await figuresOfRecords(db, period)),
  };
}

/** The stay that half of all visits did not exceed. */
function medianStay(stays: readonly { value: Stay; count: number }[]): Stay | null {
  const half = stays.reduce((all, { count }) => all + count, 0) / 2;
  let below = 0;
  for (const { value, count } of stays) {
    below += count;
    if (count > 0 && below >= half) return value;
  }
  return null;
}

async function firstDay(db: EntityManager): Promise<string | null> {
  const [row] = await db.query<{ first: string | null }[]>(
    `SELECT (min(hour) AT TIME ZONE '${museumTimeZone}')::date::text AS first FROM use_count WHERE paired AND NOT ${isStruckOut}`,
  );
  return row?.first ?? null;
}

async function visitsLeftOut(db: EntityManager, period: FigurePeriod): Promise<UseFigures['left_out']> {
  const [sums] = await db.query<UseFigures['left_out'][]>(
    `SELECT coalesce(sum(count) FILTER (WHERE NOT paired), 0)::float8 AS unpaired,
       coalesce(sum(count) FILTER (WHERE paired AND ${isStruckOut}), 0)::float8 AS struck
     FROM use_count WHERE what = 'visits' AND ${withinPeriod}`,
    periodValues(period),
  );
  return sums ?? { unpaired: 0, struck: 0 };
}

async function visitsByHour(db: EntityManager, period: FigurePeriod): Promise<number[]> {
  const rows = await db.query<{ at: number; visits: number }[]>(
    `SELECT extract(hour FROM hour AT TIME ZONE '${museumTimeZone}')::int AS at, sum(count)::float8 AS visits
     FROM use_count WHERE what = 'visits' AND ${inPeriod} GROUP BY at`,
    periodValues(period),
  );
  const visits = new Map(rows.map((row) => [row.at, row.visits]));
  return Array.from({ length: 24 }, (_, hour) => visits.get(hour) ?? 0);
}

function visitsByStep(db: EntityManager, period: FigurePeriod, step: FigureStep): Promise<UseFigures['steps']> {
  return db.query(
    `WITH visited AS (
       SELECT date_trunc($4, hour AT TIME ZONE '${museumTimeZone}') AS start, sum(count)::float8 AS visits
       FROM use_count WHERE what = 'visits' AND ${inPeriod} GROUP BY start
     )
     SELECT start::date::text AS start, coalesce(visits, 0) AS visits
     FROM generate_series(date_trunc($4, $1::date::timestamp), $2::date::timestamp, ('1 ' || $4)::interval) AS start
     LEFT JOIN visited USING (start) ORDER BY start`,
    [...periodValues(period), step],
  );
}

type RecordSums = Omit<StoryFigures, 'name'> & { story: string | null; key: string | null; is_key: boolean };

/** Stories and key locations that anybody opened. A story that was removed keeps its sums, without its name. */
async function figuresOfRecords(
  db: EntityManager,
  period: FigurePeriod,
): Promise<Pick<UseFigures, 'stories' | 'keys'>> {
  const rows = await db.query<RecordSums[]>(
    `SELECT c.*, k.name AS key, nullif(concat_ws(' ', nullif(s.first_name, ''), nullif(s.family_name, '')), '') AS story
     FROM (
       SELECT record_id AS id, bool_or(value = 'key_location') IS TRUE AS is_key,
         coalesce(sum(count) FILTER (WHERE what = 'stories_opened'), 0)::float8 AS opened,
         coalesce(sum(count) FILTER (WHERE what = 'stories_read'), 0)::float8 AS read,
         coalesce(sum(count) FILTER (WHERE what = 'codes_shown'), 0)::float8 AS codes_shown,
         coalesce(sum(count) FILTER (WHERE what = 'codes_opened'), 0)::float8 AS codes_opened,
         coalesce(sum(count) FILTER (WHERE what = 'pages_opened'), 0)::float8 AS pages
       FROM use_count WHERE record_id IS NOT NULL AND ${inPeriod} GROUP BY record_id
     ) c
     LEFT JOIN person_story s ON s.id = c.id
     LEFT JOIN key_location k ON k.id = c.id
     ORDER BY opened DESC, pages DESC, story, key, c.id`,
    periodValues(period),
  );
  return {
    stories: rows
      .filter(({ is_key }) => !is_key)
      .map(({ story, key: _, is_key: __, ...figures }) => ({ ...figures, name: story ?? '' })),
    keys: rows.filter(({ is_key }) => is_key).map(({ id, key, pages }) => ({ id, name: key ?? '', pages })),
  };
}
