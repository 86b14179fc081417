import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { storyVersions } from '../stories/storyTypes.ts';
import { endings, kioskScreens, searchOutcomes, stayNames } from './useCount.ts';

/** How a long time is cut into the bars of a chart. */
export const figureSteps = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof figureSteps)[number];

/** Days of a year, at most, that figures are asked for at once. */
export const mostYears = 5;

const sum = z.int().min(0);
const sumsOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.strictObject({ value: z.enum(names), count: sum }));

export const storyFiguresSchema = z.strictObject({
  id: idSchema,
  /** Empty once the story was removed. */
  name: z.string(),
  opened: sum,
  read: sum,
  codes_shown: sum,
  codes_opened: sum,
  /** Openings of its pages on the public site. */
  pages: sum,
});
export type StoryFigures = z.infer<typeof storyFiguresSchema>;

/** The use of kiosks and public pages within some days. */
export const useFiguresSchema = z.strictObject({
  /** The first day of which anything was counted, by the calendar of Brussels; null before that. */
  since: z.iso.date().nullable(),
  visits: sum,
  /** The stay that half of the visits did not exceed; null without visits. */
  median_stay: z.enum(stayNames).nullable(),
  stories_opened: sum,
  stories_read: sum,
  codes_shown: sum,
  codes_opened: sum,
  searches: sum,
  pages: sum,
  /** Visits that are in no figure: sent by devices that are no paired kiosks, and struck out by administrators. */
  left_out: z.strictObject({ unpaired: sum, struck: sum }),
  /** Visits by the hour of the day in Brussels: 24 numbers. */
  hours: z.array(sum).length(24),
  /** Visits by day, week (from Monday) or month, without a gap. */
  steps: z.array(z.strictObject({ start: z.iso.date(), visits: sum })),
  kiosks: z.array(z.strictObject({ kiosk: z.int(), visits: sum })),
  stays: sumsOf(stayNames),
  endings: sumsOf(endings),
  screens: sumsOf(kioskScreens),
  found: sumsOf(searchOutcomes),
  versions: z.array(z.strictObject({ value: z.enum(storyVersions), visits: sum })),
  languages: z.array(z.strictObject({ value: z.enum(languages), visits: sum, pages: sum })),
  /** Those with any count, the most opened first. */
  stories: z.array(storyFiguresSchema),
  /** Key locations whose page was opened, the most opened first. */
  keys: z.array(z.strictObject({ id: idSchema, name: z.string(), pages: sum })),
});
export type UseFigures = z.infer<typeof useFiguresSchema>;
