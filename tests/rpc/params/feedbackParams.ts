import { createPersonFeedback } from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { FeedbackTemplateEntity } from '../../../core-server/src/areas/feedback/FeedbackTemplateEntity.ts';
import { PersonFeedbackEntity } from '../../../core-server/src/areas/feedback/PersonFeedbackEntity.ts';
import type { TestServer } from '../../harness/startServer.ts';
import { account } from './records.ts';
import type { ValidParams } from './ValidParams.ts';

export const feedbackParams = {
  createPersonFeedback: async (server) => ({ feedback: await feedbackInput(server) }),
  updatePersonFeedback: async (server) => {
    const feedback_session = uuidv7();
    const draft = { ...(await feedbackInput(server)), status: 'writing', feedback_session };
    const { id } = await server.guest.call(createPersonFeedback, { feedback: draft });
    return { feedback: { id, version: 1, feedback_session, description: 'Nog iets.' } };
  },
  validatePersonFeedback: async (server) => ({ feedback: await feedbackInput(server), mode: 'create' }),
  getPersonFeedback: async (server) => ({ id: await sentFeedback(server), extend: ['person_name', 'attachments'] }),
  findPersonFeedback: async (server) => {
    await sentFeedback(server);
    return {
      filter: { status: 'submitted' },
      offset: 0,
      limit: 10,
      sort: [['timestamp', -1]],
      extend: ['person_name', 'attachments'],
    };
  },
  markPersonFeedback: async (server) => ({
    ...{ id: await sentFeedback(server), version: 1, status: 'reviewed', outcome: 'applied', note: 'Dank u.' },
  }),
  applyFeedbackProposal: async (server) => ({
    id: await sentFeedback(server),
    version: 1,
    index: 0,
    record_version: 1,
  }),
  removePersonFeedback: async (server) => ({ id: await sentFeedback(server), version: 1 }),
  assignPersonFeedback: async (server) => ({
    ...{ id: await sentFeedback(server), version: 1, user_id: (await account(server)).id },
  }),
  findFeedbackStaff: async () => ({}),
  replyToPersonFeedback: async (server) => ({
    ...{ id: await sentFeedback(server, { may_answer: true }), version: 1, text: 'Waar vond u dat?' },
  }),
  findFeedbackTemplates: async () => ({}),
  createFeedbackTemplate: async () => ({ template: templateInput() }),
  updateFeedbackTemplate: async (server) => ({
    template: { ...templateInput(), id: await template(server), version: 1 },
  }),
  removeFeedbackTemplate: async (server) => ({ id: await template(server), version: 1 }),
} satisfies Partial<ValidParams>;

/** A message about a civilian, whom every editor may change. */
const feedbackInput = async ({ make }: TestServer) => ({
  person_id: (await make.person({ victim_type: 'civilian' })).id,
  firstName: 'An',
  lastName: 'Peeters',
  email: `${uuidv7()}@example.org`,
  description: 'Zijn geboortejaar klopt niet.',
  language: 'nl',
  proposals: [{ field: 'born', value: '1890????' }],
});

/** A message that has arrived, with a correction; straight in the database, so that no mail is on its way. */
async function sentFeedback(
  { dataSource, make }: TestServer,
  given: Partial<PersonFeedbackEntity> = {},
): Promise<string> {
  const id = uuidv7();
  const { id: person_id } = await make.person({ victim_type: 'civilian' });
  const proposals = [
    { event_id: null, field: 'born', value: '1890????', place_id: null, was: '????????', applied_at: null },
  ];
  await dataSource.manager.insert(PersonFeedbackEntity, {
    ...{ id, person_id, reference: id, email: 'an@example.org', description: 'Dit klopt niet.', proposals },
    ...{ language: 'nl', status: 'submitted', subject: 'correction', may_answer: false },
    ...given,
  });
  return id;
}

/** A text that answers begin with; no two have one name. */
const templateInput = () => ({ name: `Sjabloon ${uuidv7()}`, nl: 'Over {person}: {reference}', de: 'Zu {person}' });

async function template({ dataSource }: TestServer): Promise<string> {
  const id = uuidv7();
  await dataSource.manager.insert(FeedbackTemplateEntity, { id, ...templateInput() });
  return id;
}
