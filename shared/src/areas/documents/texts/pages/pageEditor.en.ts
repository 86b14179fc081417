import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { pageEditor as nl } from './pageEditor.nl.ts';

export const pageEditor = {
  title: 'Page {number}: {title}',
  divider: 'Divider between scan and details',
  previous: 'Previous page',
  next: 'Next page',
  savesOnTheWay: 'Save when turning the page',
  scan: 'Scan',
  scanFailed:
    'The scan cannot be shown: the file is missing or damaged, or there is no connection. If it stays like this, tell an administrator.',
  tools: 'Tools for the scan',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  fit: 'Fit to the window',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  light: 'Brightness and contrast',
  brightness: 'Brightness',
  contrast: 'Contrast',
  invert: 'Negative',
  reset: 'Back to how the scan was',
  fullscreen: 'Full screen',
  original: 'Open the original file',
  download: 'Download {file}',
  toTranscription: 'To the transcription',
  noTranscription: 'No transcription yet',
  place: 'Place in the document',
  number: 'Page number',
  numberHint: 'From 1 to {count, number}. Another number moves the page.',
  movedMeanwhile:
    'This page is now page {number} of ‘{title}’. What you typed is still here and is not saved: ‘Save’ puts it with the page where that is now.',
  removedMeanwhile:
    'Someone else has removed this page in the meantime. What you typed is still here and is not saved. An administrator can restore the page in the history; after that you can save.',
  lookThere: 'Look at the page there (new tab)',
} satisfies TranslationOf<typeof nl>;
