import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { eventDay, narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** What happens in a war. A soldier's service, a wound or a prison years before or after it is mostly a slip of the pen. */
const warTypes = ['military', 'injured', 'hospitalized', 'jailed'] as const;

/** The years of the war, and of the winding up of it. */
export const warYears = { from: 1914, to: 1919 } as const;

/** Events of war that are dated outside of it. */
export const eventsOutsideWar = reportFunction({
  definition: {
    ...ofPersons,
    name: 'EventsOutsideWar',
    arguments: [
      { name: 'years', kind: 'range', of: 'number' },
      { name: 'event_type', kind: 'select', options: ['all', ...warTypes] },
      ...personNarrowing,
    ],
  },
  columns: () => [...personColumns, { key: 'event_type', kind: 'words', sql: 'e.type' }, eventDay],
  from: (asked) => {
    const { args, add } = asked;
    const { from, to } = args.range('years');
    const type = args.choice('event_type');
    const types = type === 'all' ? warTypes : [type];
    const outside = `(e.period_max < ${add((from ?? warYears.from) * 10_000)}::integer
      OR e.period_min > ${add((to ?? warYears.to) * 10_000 + 1231)}::integer)`;
    return `FROM person_event e JOIN person p ON p.id = e.person_id
      ${where([`e.type = ANY(${add(types)}::text[])`, outside, ...narrowedPersons(asked)])}`;
  },
  id: 'e.id',
  elementId: 'p.id',
  order: 'e.sort_start_date',
});
