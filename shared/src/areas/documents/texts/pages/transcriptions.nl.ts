/** Transcriptions of a document that are handed over as files. */
export const transcriptions = {
  page: 'Pagina {number, number}',
} as const;
