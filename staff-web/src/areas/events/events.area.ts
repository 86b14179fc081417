import { defineArea } from '../../lib/area/Area.ts';

export const eventsArea = defineArea({
  name: 'events',
  staleQueries: {
    person: ['findPersonEvents', 'getPersonEvent'],
    person_event: ['findPersonEvents', 'getPersonEvent'],
    place: ['findPersonEvents', 'getPersonEvent'],
    memorial: ['findPersonEvents', 'getPersonEvent'],
  },
  recordPaths: { person_event: null },
});
