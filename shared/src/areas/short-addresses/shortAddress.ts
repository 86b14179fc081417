/**
 * Short addresses, `/s/{code}`, of persons `/p/{code}`: printed on panels, shown on kiosks, permanent. An area whose pages have one
 * 1. calls `giveShortAddress(db, { kind, id, second_id? })` in the command that publishes, and gets the code;
 * 2. tells whether the page is public now, in an `AddressPage` that its descriptor gives (`addresses`);
 * 3. reads codes by `shortCodes(db, kind, ids)` and shows `origin + shortPath(code)`, with `?lang=fr` and `&child` when
 *    they are wished: parameters travel along to the page.
 */

/** Signs of a short code: capitals and digits without those that people take for one another. */
export const shortCodeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const shortCodeLength = 6;

/** What somebody typed, as a code would be printed: small letters mean the same. */
export const typedCode = (text: string) => text.trim().toUpperCase();

/** What a short address can lead to. A story has one for each of its two public pages; a pair names two stories. */
export const shortAddressKinds = ['key_location', 'person_story', 'remembrance_key', 'story_pair', 'person'] as const;
export type ShortAddressKind = (typeof shortAddressKinds)[number];

/** The record, or the two of a pair, that a short address leads to. */
export interface ShortAddressTarget {
  readonly kind: ShortAddressKind;
  readonly id: string;
  /** The second story of a pair. */
  readonly second_id: string | null;
}

/** The short address itself, for print and QR codes; an origin comes in front. */
export const shortPath = (code: string) => `/s/${code}`;

/** The short address of two stories side by side: of their two codes, so that no encounter needs one of its own. */
export const shortPairPath = (first: string, second: string) => `/s/${first}-${second}`;

/** The short address of a person; the database gives every person a code. */
export const shortPersonPath = (code: string) => `/p/${code}`;

/** The public page behind a short address, without a language (ROUTE-50 to 53). */
export function publicPathOf({ kind, id, second_id }: ShortAddressTarget): string {
  switch (kind) {
    case 'key_location':
      return `/public/key_locations/${id}`;
    case 'person_story':
      return `/public/personstories/${id}`;
    case 'remembrance_key':
      return `/public/remembrancekey/${id}`;
    case 'story_pair':
      return `/public/storypair?story1=${id}&story2=${second_id}`;
    case 'person':
      return `/person/_id=${id}`;
  }
}
