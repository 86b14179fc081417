/** Images that are decoded and shown. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff'] as const;

/** What an area accepts (UPLOAD-15, FEEDBACK-15), by the type that the content shows. */
export const fileKinds = {
  images: [...imageTypes],
  imagesAndPdf: [...imageTypes, 'application/pdf'],
  documents: [
    ...imageTypes,
    'application/pdf',
    'audio/mpeg',
    'audio/x-m4a',
    'audio/wav',
    'audio/ogg',
    'audio/flac',
    'video/mp4',
    'video/webm',
    'video/quicktime',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    'application/x-cfb',
    'application/rtf',
    'application/zip',
    'text/csv',
    'text/plain',
  ],
  /** PAGE XML or ALTO files in one. */
  transcriptions: ['application/zip'],
  /** What is in them is found out by the importer. */
  lists: [
    ...['text/csv', 'text/plain', 'text/tab-separated-values', 'application/vnd.ms-excel'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
} as const satisfies Record<string, readonly string[]>;
export type FileKind = keyof typeof fileKinds;

/** Endings of names by kind, for the browser's file dialog. iPhones turn their own format into JPEG when they read it. */
export const fileEndings: Readonly<Record<FileKind, readonly string[]>> = {
  images: ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.tif', '.tiff'],
  imagesAndPdf: ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.tif', '.tiff', '.pdf'],
  documents: [
    ...['.jpg', '.jpeg', '.png', '.gif', '.webp', '.tif', '.tiff', '.pdf', '.mp3', '.m4a', '.wav', '.ogg', '.flac'],
    ...['.mp4', '.webm', '.mov', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.doc', '.xls', '.ppt', '.rtf'],
    ...['.zip', '.csv', '.txt'],
  ],
  transcriptions: ['.zip'],
  lists: ['.csv', '.tsv', '.txt', '.xlsx'],
};

const megabyte = 1024 * 1024;

export const uploadLimits = {
  /** Of any file (UPLOAD-15). */
  bytes: 50 * megabyte,
  /** Of a scan or another page of a document: a page in sixteen bits fills more than other files may have. */
  pageBytes: 256 * megabyte,
  /** Of one that a visitor sends (FEEDBACK-15). */
  guestBytes: 10 * megabyte,
  guestFiles: 5,
  /** Of an image: what a flatbed scan of a large page has, and what two at a time may cost in memory. */
  megapixels: 100,
  /** Pixels of one side of an image: what JPEG can hold, as which it is shown. */
  side: 65_535,
  /** Characters of a file's name that are kept. */
  name: 255,
  /** Pages of a PDF or of a TIFF that are taken as pages of a document. */
  scanPages: 500,
  /** At which pages of a PDF are drawn. */
  pdfDotsPerInch: 200,
} as const;

export const megabytes = (bytes: number) => Math.round((bytes / megabyte) * 10) / 10;

/**
 * Why an upload is refused; each is also the text key `files.codes.<code>`. They travel as `{ none: ['none: CODE'] }`.
 */
export const uploadCodes = [
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DAMAGED',
  'FILE_EMPTY',
  'FILE_MISSING',
  'TOO_MANY_FILES',
  'UPLOAD_INCOMPLETE',
  'INVALID_DATA',
  'NO_SESSION',
  'NOT_PERMITTED',
  'DOES_NOT_EXIST',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'NO_ROOM',
  'FILE_DAMAGED',
  'INVALID_FILE_NAME',
  'PDF_LOCKED',
  'TOO_MANY_PAGES',
  'SCAN_TOO_SLOW',
  'NO_PAGES_HERE',
  'DOCUMENT_REMOVED',
  'DOCUMENT_FULL',
  'INVALID_JSON',
  'INVALID_TAGS',
  'INVALID_REFERENCES',
  'UPLOAD_FAILED',
] as const;
export type UploadCode = (typeof uploadCodes)[number];

export const isUploadCode = (text: string): text is UploadCode => uploadCodes.includes(text as UploadCode);

export const isImageType = (mimetype: string): boolean => (imageTypes as readonly string[]).includes(mimetype);

/** Of these the file itself is the cause: the same one is refused again. */
const lasting: ReadonlySet<UploadCode> = new Set<UploadCode>([
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'IMAGE_TOO_LARGE',
  'IMAGE_DAMAGED',
  'FILE_EMPTY',
  'FILE_DAMAGED',
  'INVALID_FILE_NAME',
  'PDF_LOCKED',
  'TOO_MANY_PAGES',
]);
export const isLastingRefusal = (code: UploadCode | null): boolean => code !== null && lasting.has(code);

/** Whether the name of a file ends as those of images do. */
export const isNamedAsImage = (name: string): boolean =>
  fileEndings.images.some((ending) => name.toLowerCase().endsWith(ending));
