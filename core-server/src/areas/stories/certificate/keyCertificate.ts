import { shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { getKeyCertificate } from '@salient/shared/areas/stories/storyMethods.ts';
import { fullName } from '@salient/shared/areas/stories/storyName.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Middleware } from 'koa';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import type { FileTickets } from '../../../lib/files/FileTickets.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { ContactPersonEntity } from '../../contacts/ContactPersonEntity.ts';
import { tellContactsRead } from '../../contacts/contactLooks.ts';
import { maySeePerson } from '../../events/maySeePerson.ts';
import { shortCodes } from '../../short-addresses/shortCodes.ts';
import { PersonStoryEntity } from '../PersonStoryEntity.ts';
import { keyLocationOf } from '../presentStory.ts';
import { loadStory, type StoryRecord } from '../StoryRecord.ts';
import { certificateTexts } from './certificateTexts.ts';
import { type Certificate, drawCertificate } from './drawCertificate.ts';

/** What a ticket for a certificate says that it opens. */
const resourceOf = (storyId: string) => `key_certificate:${storyId}`;

export const handleGetKeyCertificate = implement(getKeyCertificate, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { id, language } = params;
  const story = await db.findOneBy(PersonStoryEntity, { id });
  if (!story || !(await maySeePerson(db, actor, story.person_id_ref)))
    throw fail.notFound({ entity: 'person_story', id });
  if (!story.key_certificate) throw fail.invalidData({ key_certificate: ['key_certificate: REQUIRED'] });
  const named = await db.query<{ id: string }[]>(
    'SELECT contact_person_id AS id FROM person_story_contact WHERE story_id = $1',
    [id],
  );
  await tellContactsRead(
    context,
    named.map((contact) => contact.id),
  );
  const { tickets } = services.files;
  const ticket = await tickets.sign(actor, resourceOf(id));
  const url = `/api/pdf/keyCertificate?id=${id}&language=${language}&ticket=${ticket}`;
  return { url, expires_at: tickets.expiresAt().toISOString() };
});

const querySchema = z.object({
  id: idSchema,
  language: z.enum(languages).default('nl'),
  ticket: z.string(),
  target: z.literal('download').optional(),
});

interface Options {
  readonly dataSource: DataSource;
  readonly tickets: FileTickets;
  readonly publicUrl: string;
}

/**
 * `GET /api/pdf/keyCertificate` (P-06, UPLOAD-12): the certificate of a key story, for whoever holds a ticket of
 * `getKeyCertificate`; a session token in the address opens nothing. With `target=download` it is saved, not shown.
 */
export function answerKeyCertificate({ dataSource, tickets, publicUrl }: Options): Middleware {
  return async (ctx) => {
    const query = querySchema.safeParse(ctx.query);
    if (!query.success) return ctx.throw(400);
    const { id, language, ticket, target } = query.data;
    if (!(await tickets.reader(ticket, resourceOf(id)))) return ctx.throw(403, 'This address is over');
    const record = await loadStory(dataSource.manager, id);
    if (!record?.story.key_certificate) return ctx.throw(404);
    const certificate = await certificateOf(dataSource.manager, record, publicUrl);
    const name = `${certificateTexts[language].title} ${certificate.name}`.replace(/[\\/:*?"<>|]/g, ' ');
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-content-type-options', 'nosniff');
    ctx.compress = false;
    ctx.attachment(`${name}.pdf`, { type: target === 'download' ? 'attachment' : 'inline' });
    ctx.type = 'application/pdf';
    ctx.body = await drawCertificate(certificate, language);
  };
}

async function certificateOf(
  db: EntityManager,
  { story, draft }: StoryRecord,
  publicUrl: string,
): Promise<Certificate> {
  const ids = draft.linked_contact_persons.map(({ person }) => person);
  const persons = new Map((await db.findBy(ContactPersonEntity, { id: In(ids) })).map((person) => [person.id, person]));
  const location = await keyLocationOf(db, story.key_location_id);
  const code = (await shortCodes(db, 'remembrance_key', [story.id])).get(story.id);
  return {
    name: fullName(story),
    bornYear: story.born_year,
    diedYear: story.died_year,
    place: [story.community, story.area].filter(Boolean).join(', '),
    location,
    date: story.key_date,
    organisation: story.key_organisation_title,
    formOfAddress: story.key_form_of_address,
    contactPersons: draft.linked_contact_persons.flatMap(({ person, title }) => {
      const found = persons.get(person);
      return found ? [{ name: [found.firstName, found.lastName].filter(Boolean).join(' '), title }] : [];
    }),
    // A code of a story that was taken back leads nowhere.
    address: code && story.targets.includes('key') ? (publicUrl + shortPath(code)).replace(/^https?:\/\//, '') : null,
  };
}
