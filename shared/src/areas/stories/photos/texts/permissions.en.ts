import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { permissions as nl } from './permissions.nl.ts';

/** Permissions to show photos that end soon. */
export const permissions = {
  lead: 'Photos of stories and key locations, and scans of documents, whose permission ends within {days} days or has ended. After its last day visitors no longer see them.',
  none: 'No permission ends within {days} days. All photos and scans stay visible.',
  record: 'Where it is shown',
  records: {
    person_story: 'Story',
    key_location: 'Key location',
    document: 'Document',
    collection: 'Collection',
  },
  picture: 'File',
  allScans: 'All scans',
  state: 'How much longer',
  daysLeft_one: '{count, number} more day',
  daysLeft_other: '{count, number} more days',
  hidden: 'Ended: visitors no longer see this picture',
  until: 'Permission until {date}',
  over: 'Ended',
} satisfies TranslationOf<typeof nl>;
