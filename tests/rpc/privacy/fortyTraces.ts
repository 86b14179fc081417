import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** A woman who lives, in every way in which the museum may have written her down. */
export const living = {
  first: 'Godelieve',
  last: 'Vanhoutteghem',
  email: 'Godelieve.Vanhoutteghem@voorbeeld.be',
  phone: '+32 472 98 76 51',
  street: 'Diksmuidsestraat',
  number: '118',
  place: 'Wijtschate',
  transcript: 'Ze bracht de brieven van haar grootvader mee, in een schoendoos.',
  notes: 'Bellen na zes uur, haar zoon heet Wannes.',
};
const name = `${living.first} ${living.last}`;

/** Pieces of which none may stand anywhere afterwards; a text is read in small letters without its accents. */
export const forbidden = [
  'vanhoutteghem',
  'voorbeeld.be',
  '98 76 51',
  '472987651',
  'diksmuidsestraat',
  'schoendoos',
  'wannes',
];

export interface Traces {
  readonly contactId: string;
  readonly storyId: string;
  readonly documentId: string;
  readonly feedbackId: string;
  readonly count: number;
  readonly tables: number;
}

/** Writes her 40 times into more than 12 tables, beside records of the past that stay. */
export async function leaveTraces(db: Pick<DataSource, 'query'>): Promise<Traces> {
  const tables = new Set<string>();
  let count = 0;
  async function write(table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
    const id = uuidv7();
    const full: Record<string, unknown> =
      table.startsWith('person_story_') ||
      table === 'contact_moment_draft' ||
      (table.startsWith('import_') && table !== 'import_batch')
        ? row
        : { id, ...row };
    if (table === 'audit_entry') delete full.id;
    const columns = Object.keys(full);
    await db.query(
      `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(full),
    );
    return id;
  }
  const trace: typeof write = (table, row) => {
    tables.add(table);
    count++;
    return write(table, row);
  };
  const audit = (entity: string, entity_id: string, before: unknown, after: unknown, more = {}) =>
    trace('audit_entry', {
      ...{ method: 'update', entity, entity_id, account: 'registrar' },
      ...{ before: before && JSON.stringify(before), after: after && JSON.stringify(after), ...more },
    });

  const soldier = await write('person', { surname: 'Camiel', familyname: 'Demeester' });
  const contactId = await trace('contact_person', {
    ...{ first_name: living.first, last_name: living.last, email: living.email, phone: living.phone },
    ...{ street: living.street, street_number: living.number, notes: living.notes },
    place_id: await write('place', { type: 'locality', languages: JSON.stringify({ nl: { name: living.place } }) }),
    ...{ first_name_key: 'godelieve', last_name_key: 'vanhoutteghem' },
  });
  for (let day = 1; day <= 5; day++) {
    const moment = await trace('contact_person_event', {
      ...{ type: 'contact_moment', contact_person_id: contactId, contact_method: 'visit' },
      ...{ start_at: `2026-03-0${day} 10:00`, transcript: living.transcript },
    });
    await audit('contact_person_event', moment, { transcript: '' }, { transcript: living.transcript });
  }
  const gone = uuidv7();
  await audit('contact_person_event', gone, null, { contactPersonId: contactId, transcript: '' });
  await audit('contact_person_event', gone, { transcript: '' }, { transcript: living.transcript });
  await trace('contact_moment_draft', {
    user_id: await write('app_user', {
      type: 'normal',
      account: 'opnemer',
      status: 'pending',
      email: 'opnemer@museum.be',
    }),
    moment: JSON.stringify({
      ...{ id: uuidv7(), person: { id: contactId, firstName: living.first, lastName: living.last }, type: 'phone' },
      ...{ startsAt: '2026-11-26 10:00', contributions: [], transcript: living.transcript },
    }),
  });
  await audit('contact_person', contactId, { email: '' }, { email: living.email, notes: living.notes });
  await audit('contact_person', contactId, { lastName: living.last, street: living.street }, { lastName: 'V.' });
  await audit('project', contactId, null, { description: `Dank aan ${name}` });

  const storyId = await write('person_story', {
    person_id_ref: soldier,
    first_name: 'Camiel',
    family_name: 'Demeester',
  });
  await trace('person_story_contact', {
    story_id: storyId,
    contact_person_id: contactId,
    title: 'mevrouw',
    position: 0,
  });
  await trace('person_story_text', {
    story_id: storyId,
    language: 'nl',
    story_part_1: `Verteld door ${name} in 2026.`,
  });
  await audit('person_story', storyId, { note: `${living.last}, ${living.first}` }, { note: 'x' });

  const documentId = await trace('document', {
    ...{ category: 'ADLIBD', title: 'Brieven van Camiel', description: `Geschonken door ${name.toUpperCase()}` },
  });
  const file = await write('file', {
    ...{
      mimetype: 'image/jpeg',
      size_bytes: 1000,
      sha256: Buffer.alloc(32, 7),
      width: 20,
      height: 30,
      storage_key: 'originals/07',
    },
  });
  const page = await trace('document_element', {
    ...{ document_id: documentId, file_id: file, position: 0, transcription: `(mail: ${living.email})` },
  });
  await trace('document_reference', {
    type: 'contact-person',
    contact_person_id: contactId,
    document_id: documentId,
    position: 0,
  });
  await trace('document_reference', {
    type: 'contact-person',
    contact_person_id: contactId,
    element_id: page,
    position: 0,
  });
  await audit('document', documentId, { description: '' }, { description: `Geschonken door ${name}` });

  const sender = { first_name: living.first, last_name: living.last, email: living.email.toLowerCase() };
  let feedbackId = '';
  for (let n = 0; n < 3; n++) {
    feedbackId = await trace('person_feedback', {
      ...{ person_id: soldier, language: 'nl', status: 'submitted', reference: `F26-${n}ABC`, ...sender },
      ...{ subject: 'family', description: `Camiel viel bij Merkem. Bel mij op 0472/98.76.51. ${name}` },
    });
    await audit('person_feedback', feedbackId, { firstName: living.first, lastName: living.last }, { firstName: 'G.' });
  }
  await trace('feedback_reply', {
    feedback_id: feedbackId,
    text: `Beste ${name}, hartelijk dank.`,
    account: 'registrar',
  });
  for (const kind of ['feedbackReceived', 'feedbackReply']) {
    await trace('mail', {
      kind,
      recipient: living.email,
      language: 'nl',
      feedback_id: feedbackId,
      status: 'kept',
      sent_at: new Date(),
    });
  }
  const event = await trace('person_event', {
    ...{
      person_id: soldier,
      type: 'cwxrm',
      ...sender,
      sponsor_name: name,
      mail_labels: `${name}, ${living.street} ${living.number}`,
    },
  });
  await audit('person_event', event, null, { ...sender, sponsor_name: name });
  const user = await trace('app_user', {
    ...{
      type: 'normal',
      account: 'gvh',
      name,
      email: living.email,
      phone: living.phone,
      deleted: true,
      status: 'pending',
    },
  });
  await audit('app_user', user, { name: '' }, { name, email: living.email }, { account: 'gvh', user_id: user });
  await trace('project', { title: 'Brieven', description: `Met hulp van mevrouw ${living.last}, ${living.first}.` });
  await trace('key_location', {
    ...{ name: 'Merkem', year: 2017, lat: 50.95, lon: 2.85, number: 77 },
    notes: JSON.stringify({ nl: `Sleutel bij ${name}, tel. 0472 98 76 51`, en: '', fr: '', de: '' }),
  });
  await trace('collection', { title: 'Schenking', description: `${living.street} ${living.number}, ${name}` });
  const batch = await write('import_batch', {
    ...{
      kind: 'persons',
      source: 'sponsors',
      file_name: 'sponsors.csv',
      status: 'finished',
      file_sha256: Buffer.alloc(32),
    },
  });
  await trace('import_change', {
    ...{
      batch_id: batch,
      entity: 'person',
      entity_id: soldier,
      before: JSON.stringify({ ...sender, surname: 'Camiel' }),
    },
  });
  await trace('import_row', {
    ...{
      kind: 'persons',
      source: 'sponsors',
      source_key: '1',
      entity_id: soldier,
      row_hash: Buffer.alloc(32),
      row_number: 1,
    },
    ...{ batch_id: batch, created_by: batch, line: 2, cells_batch_id: batch },
    ...{ written: '{}', cells: ['Camiel', 'Demeester', living.first, living.last, living.email] },
  });
  return { contactId, storyId, documentId, feedbackId, count, tables: tables.size };
}

/** Every text of the database in which one of some pieces stands, read without any code of the product. */
export async function tracesLeft(
  db: Pick<DataSource, 'query'>,
  pieces: readonly string[] = forbidden,
): Promise<string[]> {
  const tables: { name: string }[] = await db.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const left: string[] = [];
  for (const { name: table } of tables) {
    const rows: { text: string }[] = await db.query(
      `SELECT t::text AS text FROM "${table}" t WHERE translate(lower(t::text), '', '') LIKE ANY ($1)`,
      [pieces.map((piece) => `%${piece}%`)],
    );
    left.push(...rows.map(({ text }) => `${table}: ${text.slice(0, 300)}`));
  }
  return left;
}
