import { linkPlaceText } from '@salient/shared/areas/events/placeTextMethods.ts';
import { v4 as uuidv4 } from 'uuid';
import type { TestServer } from '../../harness/startServer.ts';
import { soldier } from './records.ts';
import type { ValidParams } from './ValidParams.ts';

export const eventsParams = {
  createPersonEvent: async (server) => ({
    event: { ...(await injury(server)), person_id: (await server.make.person()).id },
  }),
  updatePersonEvent: async (server) => ({
    event: { ...(await injury(server)), id: (await server.make.event('injured')).id, version: 1 },
  }),
  getPersonEvent: async (server) => ({
    id: (await server.make.event('injured', { person_id: await soldier(server) })).id,
    extend: ['place', 'memorial'],
  }),
  validatePersonEvent: async (server) => ({
    event: { ...(await injury(server)), person_id: (await server.make.person()).id },
    mode: 'create',
  }),
  removePersonEvent: async ({ make }) => ({ id: (await make.event('injured')).id, version: 1 }),
  removeEvents: async ({ make }) => ({ person_id: (await make.event('injured')).person_id }),
  findPersonEvents: async (server) => ({
    person_id: await soldier(server),
    type: 'military',
    offset: 0,
    limit: 10,
    sort: ['sort_start_date', -1],
    extend: ['place'],
  }),
  findEventsByTypeAndPlace: async ({ make }) => {
    const place = await make.place();
    await make.event('injured', { place_id: place.id });
    return { type: 'injured', place_id: place.id, offset: 0, limit: 10 };
  },
  findPlaceTexts: async ({ make }) => ({ text: 'a', place_id: (await make.place()).id, offset: 0, limit: 10 }),
  getPlaceText: async ({ make }) => ({ text: (await make.event('injured', writtenOnce())).place_as_written }),
  linkPlaceText: async (server) => placeTextLink(server),
  undoPlaceTextLink: async (server, client) => {
    const params = await placeTextLink(server);
    const byEditor = async () => (await server.signIn('normal')).call(linkPlaceText, params);
    return { id: (await (client ? client.call(linkPlaceText, params).catch(byEditor) : byEditor())).id };
  },
} satisfies Partial<ValidParams>;

/** How a list writes the place of one event, and of no other. */
const writtenOnce = () => ({ place_as_written: `Dorp ${uuidv4()}` });

async function placeTextLink({ make }: TestServer) {
  const person = await make.person({ victim_type: 'civilian' });
  const { place_as_written: text } = await make.event('injured', { ...writtenOnce(), person_id: person.id });
  return { text, place_id: (await make.place()).id, events: 1 };
}

async function injury({ make }: TestServer) {
  return {
    type: 'injured',
    start_day: 31,
    start_month: 7,
    start_year: 1917,
    end_day: null,
    end_month: '?',
    end_year: '1917',
    place_id: (await make.place()).id,
    topo: 'Menenstraat 1',
    description: 'door een granaat',
    injured_wound: 'been',
    injured_cause: 'granaat',
  };
}
