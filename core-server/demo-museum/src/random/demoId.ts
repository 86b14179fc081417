import { mix } from './Random.ts';

const recordKinds = [
  'place',
  'memorial',
  'military_entity',
  'history',
  'project',
  'person',
  'event',
  'relation',
  'key_location',
  'story',
  'photo',
  'attachment',
  'key_walk',
  'collection',
  'document',
  'document_element',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The moment of which the ids of the demo museum speak: 1 November 2025, 12:00 UTC, and one millisecond a record. */
const firstMoment = Date.UTC(2025, 10, 1, 12);
const hex4 = Array.from({ length: 0x10000 }, (_, number) => number.toString(16).padStart(4, '0'));
const hex = (number: number) => hex4[number & 0xffff] as string;

/**
 * The id of a demo record: shaped as a UUID version 7, so that it sorts by `ordinal` and new rows land at the end of
 * their indexes, but the same for the same museum every time.
 *
 * @param ordinal place of the record, or of the person that owns it, among its kind: 0 to 10 million.
 * @param part number of the record within its person, 0 to 255.
 */
export function demoId(seed: number, kind: RecordKind, ordinal: number, part = 0): string {
  const kindNumber = recordKinds.indexOf(kind);
  const moment = firstMoment + ordinal;
  const high = Math.floor(moment / 0x10000);
  const first = mix(seed ^ mix(ordinal ^ (kindNumber << 24)));
  const second = mix(first ^ mix(part + 0x51ed));
  const third = mix(second + 0x2545);
  return `${hex(high >>> 16)}${hex(high)}-${hex(moment % 0x10000)}-${hex(0x7000 | (kindNumber << 8) | part)}-${hex(
    0x8000 | (first & 0x3fff),
  )}-${hex(first >>> 14)}${hex(second)}${hex(third)}`;
}
