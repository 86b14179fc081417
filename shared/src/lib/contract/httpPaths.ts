import type { Access } from './defineMethod.ts';

export interface HttpPath {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The same at the site's root (UPLOAD-13). */
  readonly aliases?: readonly string[];
  /** Who gets an answer at all. */
  readonly access: Access;
  readonly description: string;
}

/** Every path of the server's own beside the pages of the web apps. One that is not listed here does not exist. */
export const httpPaths = {
  rpc: { method: 'POST', path: '/api/v2', access: 'none', description: 'Calls of methods, each with its own rights.' },
  apiPage: {
    method: 'GET',
    path: '/api',
    access: 'none',
    description: 'The methods that a guest may call, as a page.',
  },
  uploadFile: {
    method: 'POST',
    path: '/api/file/uploadImage',
    aliases: ['/file/uploadImage'],
    access: 'none',
    description: 'Adds a file to a record, for whoever may change the record.',
  },
  uploadDocument: {
    method: 'POST',
    path: '/api/uploaddocument/uploadImage',
    aliases: ['/uploaddocument/uploadImage'],
    access: 'none',
    description:
      'Adds a picture with its tags and references to a document, or makes a document of it, for editors; adds a file to a message that is being written, for everybody.',
  },
  uploadPage: {
    method: 'POST',
    path: '/api/uploadpage/uploadImage',
    aliases: ['/uploadpage/uploadImage'],
    access: 'none',
    description: 'Adds the pages of a file to a document, for editors.',
  },
  uploadTranscriptions: {
    method: 'POST',
    path: '/api/uploadtranscriptions/uploadFile',
    access: 'none',
    description:
      'Writes the transcriptions of a ZIP of PAGE XML or ALTO files to the pages of a document, for editors.',
  },
  transcription: {
    method: 'GET',
    path: '/api/transcription/:id',
    access: 'none',
    description: 'The transcription of a document as plain text or PDF, with a ticket from getTranscriptionFiles.',
  },
  file: {
    method: 'GET',
    path: '/api/file/:id/:rendition',
    aliases: ['/file/:id/:rendition'],
    access: 'none',
    description: 'A file: with a ticket for whoever may see it, without one where everybody may.',
  },
  image: {
    method: 'GET',
    path: '/iiif/3/images/:id',
    access: 'none',
    description: 'Leads to the description of a page’s image.',
  },
  imageInfo: {
    method: 'GET',
    path: '/iiif/3/images/:id/info.json',
    access: 'none',
    description:
      'What a viewer has to know of a page’s image, by the IIIF Image API: with a ticket for staff, without one where the document is disclosed.',
  },
  imagePart: {
    method: 'GET',
    path: '/iiif/3/images/:id/:region/:size/:rotation/:file',
    access: 'none',
    description:
      'A part of a page’s image in any size, by the IIIF Image API: with a ticket for staff, without one where the document is disclosed.',
  },
  documentManifest: {
    method: 'GET',
    path: '/iiif/3/documents/:id/manifest',
    access: 'none',
    description:
      'A document with its pages, by the IIIF Presentation API: with a ticket for staff, without one where it is disclosed.',
  },
  documentAnnotations: {
    method: 'GET',
    path: '/iiif/3/documents/:id/annotations/:page',
    access: 'none',
    description: 'The transcription of a page of a document, for whoever may see its manifest.',
  },
  documentSearch: {
    method: 'GET',
    path: '/iiif/3/documents/:id/search',
    access: 'none',
    description:
      'The pages of a document on which words stand, by the IIIF Content Search API, for whoever may see its manifest.',
  },
  collectionManifest: {
    method: 'GET',
    path: '/iiif/3/collections/:id',
    access: 'none',
    description:
      'A collection with its documents, by the IIIF Presentation API: with a ticket for staff, without one those that are disclosed.',
  },
  keyLocationQr: {
    method: 'GET',
    path: '/api/qr/keyLocation',
    aliases: ['/qr/keyLocation'],
    access: 'none',
    description:
      'The QR codes of key locations, as a picture or as a sheet to print, with a ticket from getKeyLocationQr.',
  },
  photo: {
    method: 'GET',
    path: '/api/photo/:id/:print/:size',
    access: 'none',
    description: 'The finished picture of a story: with a ticket for staff, without one where the story is published.',
  },
  keyCertificate: {
    method: 'GET',
    path: '/api/pdf/keyCertificate',
    aliases: ['/pdf/keyCertificate'],
    access: 'none',
    description: 'The certificate of a key story as a page to print, with a ticket for staff.',
  },
  uploadList: {
    method: 'POST',
    path: '/api/uploadlist/uploadFile',
    access: 'none',
    description: 'Takes a list that is to be imported, as CSV, TSV or XLSX, for revisors.',
  },
  importCsv: {
    method: 'GET',
    path: '/api/csv/import/:id/:severity',
    access: 'none',
    description: 'The rejected rows of an import, or those with warnings, as CSV, with a ticket from getImportCsv.',
  },
  figuresCsv: {
    method: 'GET',
    path: '/api/csv/figures',
    access: 'none',
    description: 'The hourly sums of the use of kiosks and public pages as CSV, with a ticket from getFiguresCsv.',
  },
  csvDownload: {
    method: 'GET',
    path: '/api/csv/download/:id',
    access: 'none',
    description: 'The answer of a function as a file, once, with a ticket from createCsvDownload.',
  },
  callFunctionCsv: {
    method: 'POST',
    path: '/api/v2/callFunctionCsv',
    access: 'none',
    description:
      'The answer of a function as a file: a form or JSON with `format` and `params` of token, name, arguments and fields.',
  },
  mapTile: {
    method: 'GET',
    path: '/api/tile/:z/:x/:y',
    access: 'none',
    description: 'A tile of a map, as its source answered it: no visitor asks elsewhere.',
  },
  openDataPage: {
    method: 'GET',
    path: '/open-data',
    access: 'none',
    description: 'The files of the open data, as a page.',
  },
  openDataIndex: {
    method: 'GET',
    path: '/open-data/index.json',
    access: 'none',
    description: 'What the open data are: their files, when they were made, and under which licence.',
  },
  openDataFile: {
    method: 'GET',
    path: '/open-data/:file',
    access: 'none',
    description: 'A file of the open data, which hold what guests read.',
  },
  openRecord: {
    method: 'GET',
    path: '/open-data/id/:id',
    access: 'none',
    description: 'Leads to the page of a record of the open data, by its identifier.',
  },
  reconcile: {
    method: 'GET',
    path: '/reconcile',
    access: 'none',
    description: 'What the reconciliation service offers; with `queries` or `extend` its answers.',
  },
  reconcileForm: {
    method: 'POST',
    path: '/reconcile',
    access: 'none',
    description: 'Which records a batch of names may mean, and values of records, by the Reconciliation API 0.2.',
  },
  reconcileSuggestEntity: {
    method: 'GET',
    path: '/reconcile/suggest/entity',
    access: 'none',
    description: 'Records whose names begin with what is typed.',
  },
  reconcileSuggestType: {
    method: 'GET',
    path: '/reconcile/suggest/type',
    access: 'none',
    description: 'Kinds of records whose names begin with what is typed.',
  },
  reconcileSuggestProperty: {
    method: 'GET',
    path: '/reconcile/suggest/property',
    access: 'none',
    description: 'What is known of records, by the beginning of its name.',
  },
  reconcileFlyoutEntity: {
    method: 'GET',
    path: '/reconcile/flyout/entity',
    access: 'none',
    description: 'A record in a few words.',
  },
  reconcileFlyoutType: {
    method: 'GET',
    path: '/reconcile/flyout/type',
    access: 'none',
    description: 'A kind of records in a few words.',
  },
  reconcileFlyoutProperty: {
    method: 'GET',
    path: '/reconcile/flyout/property',
    access: 'none',
    description: 'A property in a few words.',
  },
  reconcilePreview: {
    method: 'GET',
    path: '/reconcile/preview',
    access: 'none',
    description: 'A record as a small page for the frame of another site.',
  },
  reconcileProperties: {
    method: 'GET',
    path: '/reconcile/properties',
    access: 'none',
    description: 'The properties of a kind of records.',
  },
  oai: {
    method: 'GET',
    path: '/oai',
    access: 'none',
    description: 'The open data for harvesters, by OAI-PMH 2.0.',
  },
  oaiForm: { method: 'POST', path: '/oai', access: 'none', description: 'The same, with the arguments in a form.' },
  health: { method: 'GET', path: '/healthz', access: 'none', description: 'Whether the services are up.' },
  metrics: { method: 'GET', path: '/metrics', access: 'none', description: 'Counts and times, without any contents.' },
} as const satisfies Record<string, HttpPath>;
export type HttpPathName = keyof typeof httpPaths;
