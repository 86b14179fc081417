import { decodeDate, encodeDate, parseDateParts } from '../../../lib/dates/partialDate.ts';

/** Three parts as somebody typed them. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * A filter bound of typed parts: 8 characters, or the parts between slashes when they are no possible date, so that
 * the server can refuse them beside their field. Undefined when nothing is typed.
 */
export function boundOf({ day, month, year }: TypedDate): string | undefined {
  if ([day, month, year].every((part) => /^\??$/.test(part.trim()))) return undefined;
  const date = parseDateParts(day, month, year);
  return date ? encodeDate(date) : [day, month, year].map((part) => part.trim() || '?').join('/');
}

/** The parts of a bound, for the form. */
export function typedDate(bound: string | undefined): TypedDate {
  const [day = '', month = '', year = ''] = bound?.includes('/')
    ? bound.split('/')
    : [bound?.slice(6, 8), bound?.slice(4, 6), bound?.slice(0, 4)];
  const shown = (part: string) => (/^\?+$/.test(part) ? '' : part);
  return { day: shown(day), month: shown(month), year: shown(year) };
}

/** A whole year as both bounds, what the one-year fields ask for. */
export const yearBound = (year: string) => boundOf({ day: '', month: '', year });

/** Bound as an address holds it: unknown parts at the end are left out, `1917` is the year. */
export const printBound = (bound: string) => (decodeDate(bound) ? bound.replace(/(\?\?)+$/, '') : bound);

/** Reads a bound of an address: `1917`, `191707`, `19170731`, `1917-07-31`; anything else stays as it is. */
export function parseBound(text: string): string {
  const compact = text.replace(/^(\d{4})-(\d\d)(?:-(\d\d))?$/, '$1$2$3');
  if (!/^[\d?]+$/.test(compact)) return text;
  const full = compact.padEnd(8, '?');
  return decodeDate(full) ? full : text;
}
