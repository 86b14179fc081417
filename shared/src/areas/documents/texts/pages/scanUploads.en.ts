import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { scanUploads as nl } from './scanUploads.nl.ts';

export const scanUploads = {
  title: 'Files on their way',
  choose: 'Add pages',
  chooseFolder: 'Choose a folder',
  drop: 'You can drop files and folders here as well; they come in the order of their names.',
  progress: '{done} of {count}',
  rate: '{size} a second',
  lessThanMinute: 'less than a minute left',
  minutesLeft_one: 'about {count, number} minute left',
  minutesLeft_other: 'about {count, number} minutes left',
  keeping: {
    underWay:
      'Keep this tab open a little longer: this browser is still copying the files from your disk. You can go on working meanwhile.',
    complete: 'You can go on working meanwhile. If you close this tab, you can go on here later.',
    impossible: 'Keep this tab open: this browser cannot hold all of the files.',
  },
  over_one: '{count, number} file was added',
  over_other: '{count, number} files were added',
  doubles_one: '{count, number} file was there already and was not added again',
  doubles_other: '{count, number} files were there already and were not added again',
  anyway: 'Add anyway',
  addAnyway: 'Add {name} anyway',
  addAllAnyway: 'Add all of them anyway',
  refused_one: '{count, number} file was not added',
  refused_other: '{count, number} files were not added',
  stopped_one: '{count, number} file was not sent. Drop it here again to go on.',
  stopped_other:
    '{count, number} files were not sent. Drop them or the whole folder here again to go on: what is here already is not added twice.',
  stop: 'Stop sending',
  dismiss: 'Close',
  unfinished_one: '{count, number} file was left on its way when a tab was closed.',
  unfinished_other: '{count, number} files were left on their way when a tab was closed.',
  resume: 'Go on',
  discard: 'Discard',
  discardTitle_one: 'Discard {count, number} file for {title}?',
  discardTitle_other: 'Discard {count, number} files for {title}?',
  discardText: 'What has arrived stays in the document. The files on your disk stay.',
} satisfies TranslationOf<typeof nl>;
