import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { type ReportColumn, reportFunction } from '../../../lib/functions/SqlReport.ts';

const ofStories = { category: 'PERSONSTORIES', elementType: 'personstory' } as const;

const columns: readonly ReportColumn[] = [
  { key: 'name', sql: `concat_ws(', ', nullif(s.family_name, ''), nullif(s.first_name, ''))`, sort: 's.sort_name' },
  { key: 'published', kind: 'moment', sql: 's.published_date' },
];

/** Stories that lead to no other one, by hand or by what they share (FUNC-15). */
export const storiesWithoutLinkedStory = reportFunction({
  definition: {
    ...ofStories,
    name: 'StoriesWithoutLinkedStory',
    arguments: [{ name: 'published_only', kind: 'checkbox' }],
  },
  columns: () => columns,
  from: ({ args }) => `FROM person_story s
    WHERE NOT EXISTS (SELECT FROM person_story_link l WHERE l.story_id = s.id)
      AND NOT EXISTS (SELECT FROM person_story_manual_link l WHERE s.id IN (l.story_id, l.linked_story_id))
      ${args.isTicked('published_only') ? 'AND s.published_date IS NOT NULL' : ''}`,
  id: 's.id',
  order: 's.sort_name',
});

/** The stories that were chosen for each kiosk (FUNC-15): but for those that are published elsewhere alone. */
export const storiesPerKiosk = reportFunction({
  definition: {
    ...ofStories,
    name: 'StoriesPerKiosk',
    arguments: [
      { name: 'kiosk', kind: 'select', options: ['all', ...kioskNumbers.map(String)] },
      { name: 'published_only', kind: 'checkbox' },
    ],
  },
  columns: () => [
    { key: 'kiosk', kind: 'number', sql: 'k.number' },
    ...columns,
    { key: 'child_story', kind: 'words', sql: `CASE WHEN s.story_child_option THEN 'yes' ELSE 'no' END` },
  ],
  from: ({ args, add }) => {
    const kiosk = args.choice('kiosk');
    return `FROM person_story s CROSS JOIN LATERAL unnest(s.kiosks) AS k (number)
      WHERE (s.published_date IS NULL OR 'museum' = ANY(s.targets)) ${kiosk === 'all' ? '' : `AND k.number = ${add(Number(kiosk))}::smallint`}
      ${args.isTicked('published_only') ? 'AND s.published_date IS NOT NULL' : ''}`;
  },
  id: `md5(s.id::text || k.number)::uuid`,
  elementId: 's.id',
  order: 'k.number, s.sort_name',
});

/** The languages into which a story is translated: the Dutch text comes first. */
const translated = languages.filter((language) => language !== 'nl');

/** Dutch texts that are done, of which a translation is not, or is older than the Dutch one (FUNC-15). */
export const storiesToTranslate = reportFunction({
  definition: {
    ...ofStories,
    name: 'StoriesToTranslate',
    arguments: [{ name: 'language', kind: 'select', options: ['all', ...translated] }],
  },
  columns: () => [
    ...columns,
    { key: 'language', kind: 'words', sql: 'wanted.language' },
    { key: 'status', kind: 'words', sql: `coalesce(t.story_status, 'IN_PROGRESS')` },
    { key: 'outdated_since', kind: 'moment', sql: 'least(t.outdated_since, t.child_outdated_since)' },
  ],
  from: ({ args, add }) => {
    const language = args.choice('language');
    return `FROM person_story s
      JOIN person_story_text own ON own.story_id = s.id AND own.language = 'nl' AND own.story_status = 'DONE'
      CROSS JOIN unnest(${add(language === 'all' ? translated : [language])}::text[]) AS wanted (language)
      LEFT JOIN person_story_text t ON t.story_id = s.id AND t.language = wanted.language
      WHERE coalesce(t.story_status, '') <> 'DONE' OR t.outdated_since IS NOT NULL
        OR s.story_child_option AND own.story_child_status = 'DONE'
          AND (t.story_child_status <> 'DONE' OR t.child_outdated_since IS NOT NULL)`;
  },
  id: `md5(s.id::text || wanted.language)::uuid`,
  elementId: 's.id',
  order: 's.sort_name, wanted.language',
});
