import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { transcriptionFiles as nl } from './transcriptionFiles.nl.ts';

export const transcriptionFiles = {
  menu: 'Transcriptions',
  asText: 'Download as text',
  asPdf: 'Download as PDF',
  read: 'Import from a zip…',
  title: 'Import transcriptions',
  which:
    'Choose a zip of files in PAGE XML or ALTO, as made by Transkribus and eScriptorium. Each file goes to the scan of the same name: letter_01.xml to letter_01.jpg. Scans in sub-documents are included.',
  whatStays:
    'Where a page has another text already, that text stays. You will see which pages these are, and choose then.',
  refusals: {
    noZip: 'This is not a zip, or it is damaged. Choose a zip of files in PAGE XML or ALTO.',
    tooLarge:
      'This zip is too large: at most {megabytes} MB, 1 GB once unpacked, and 10,000 files. Split it into several zips.',
  },
  result: 'What became of {name}',
  written_one: '{count, number} page has a new transcription.',
  written_other: '{count, number} pages have a new transcription.',
  same_one: '{count, number} page had the same text already.',
  same_other: '{count, number} pages had the same text already.',
  nothing: 'There are no files in PAGE XML or ALTO in this zip.',
  kept_one: '{count, number} page has another text already, which has stayed.',
  kept_other: '{count, number} pages have another text already, which has stayed.',
  replace: 'Replace that text too',
  replaceHint: 'The former text is kept in the history of the document.',
  without_scan_one: 'For {count, number} file there is no scan of that name.',
  without_scan_other: 'For {count, number} files there is no scan of that name.',
  ambiguous_one: '{count, number} file fits several scans, or is the second for the same scan.',
  ambiguous_other: '{count, number} files fit several scans, or are the second for the same scan.',
  empty_one: '{count, number} file has no text in it.',
  empty_other: '{count, number} files have no text in them.',
  refused_one: '{count, number} file could not be read.',
  refused_other: '{count, number} files could not be read.',
  reasons: {
    too_large: 'It is too large.',
    encoding: 'Its characters cannot be read: save it as UTF-8.',
    doctype: 'It begins with a DOCTYPE, which is not accepted.',
    too_deep: 'Its parts are nested too deeply.',
    malformed: 'It is not valid XML.',
    unreadable: 'It is damaged or protected by a password.',
    unknown_kind: 'It is neither PAGE XML nor ALTO.',
    too_long: 'The text is too long for one page.',
  },
} satisfies TranslationOf<typeof nl>;
