/** Stored names of the categories, by the names that addresses and screens have for them (DOCUMENT-33). */
export const documentCategories = ['ARCHIVE', 'WISE', 'DIBORN', 'WEB', 'ADLIBD', 'ADLIBC'] as const;
export type DocumentCategory = (typeof documentCategories)[number];

/** What the list of documents offers to add: an `ADLIBC` document arises in a collection of the catalogue. */
export const categoryOfParam = {
  archive: 'ARCHIVE',
  wise: 'WISE',
  digital: 'DIBORN',
  web: 'WEB',
  adlib: 'ADLIBD',
} as const satisfies Record<string, DocumentCategory>;
export type CategoryParam = keyof typeof categoryOfParam;
export const isCategoryParam = (text: string): text is CategoryParam => Object.hasOwn(categoryOfParam, text);

/** The category that a text names, as it is stored or as addresses have it; undefined where it names none. */
export const readCategory = (text: string): DocumentCategory | undefined =>
  isCategoryParam(text) ? categoryOfParam[text] : documentCategories.find((category) => category === text);

/** How a document is grouped where its category matters to nobody (DOCUMENT-42). */
export const documentTypes = ['archive', 'document', 'online'] as const;
export type DocumentType = (typeof documentTypes)[number];
export const typeOfCategory = {
  ARCHIVE: 'archive',
  ADLIBD: 'archive',
  ADLIBC: 'archive',
  WISE: 'document',
  DIBORN: 'document',
  WEB: 'online',
} as const satisfies Record<DocumentCategory, DocumentType>;

export const documentKinds = ['original', 'copy', 'digital', 'reproduction'] as const;
export const wiseProfiles = ['ieper'] as const;
export const wiseBranches = ['knowledge_centre', 'main_library', 'city_archive', 'academy', 'unknown'] as const;

/** Only these hold scans, sub-documents and tags (DOCUMENT-60, -61). */
export const holdsPages = (category: DocumentCategory): boolean => category === 'DIBORN' || category === 'ADLIBC';

/** Whether title, description and what else the catalogue says are the catalogue's to change (DOCUMENT-54, -55). */
export const isOfCatalogue = (category: DocumentCategory): boolean => category === 'ADLIBD' || category === 'ADLIBC';

/** Bounds that form and server share. */
export const documentLimits = {
  title: 1_000,
  description: 50_000,
  line: 500,
  url: 2_000,
  transcription: 200_000,
  /** Of one document: pages and sub-documents. */
  elements: 5_000,
} as const;

/** A sub-document shows the first of its pages. */
export const subdocumentThumbnails = 3;

/** The number of a digital document as it is written: `DIBO000042` (DOCUMENT-39). */
export const counterText = (counter: number): string => `DIBO${String(counter).padStart(6, '0')}`;
