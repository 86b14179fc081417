/** One file of a bundle. */
export interface BundleFile {
  /** Under which the kiosk asks for it, such as `/kiosk/` or `/api/photo/…`. */
  readonly path: string;
  /** Of its content, in hexadecimal digits; its own address at the server names it. */
  readonly sha256: string;
  readonly bytes: number;
}

/** What a bundle is, without its files. */
export interface BundleFacts {
  /** Changes exactly when a file does. */
  readonly id: string;
  readonly kiosk: number;
  /** When the server made it, as an ISO moment. For people to read: nothing is decided by it. */
  readonly created_at: string;
  /** Of the app inside; a page says its own in `<meta name="salient-app">`. */
  readonly app_version: string;
  /** As `getKioskContentVersion` answers it. */
  readonly content_version: string;
  /** The day on which the short list of names was made, `yyyy-mm-dd`; null while there is none. */
  readonly names_date: string | null;
}

/** Everything that a kiosk needs to start and to go on without a network (KIOSK-12, beyond 22). */
export interface KioskBundle extends BundleFacts {
  /** What it cannot start without first, then pictures, then names. */
  readonly files: readonly BundleFile[];
}

/** The app's page, whatever screen it opens with. */
export const kioskPagePath = '/kiosk/';

/** Where the server answers a kiosk's bundle. */
export const bundlePath = (kiosk: number) => `/kiosk/${kiosk}/bundle`;

/** Where the server answers a file of a kiosk's bundle; what stands there never changes. */
export const bundleFilePath = (kiosk: number, sha256: string) => `${bundlePath(kiosk)}/${sha256}`;

/** Under which the app finds what `getKioskContent` answers. */
export const contentPath = (kiosk: number) => `${bundlePath(kiosk)}/content.json`;

/** Under which the app finds the table of the short list of names. */
export const shortNamesPath = (kiosk: number) => `${bundlePath(kiosk)}/names.json`;

/** Under which the app finds the names that begin with two letters. */
export const shortNamesChunkPath = (kiosk: number, prefix: string) =>
  `${bundlePath(kiosk)}/names/${encodeURIComponent(prefix)}.txt`;
