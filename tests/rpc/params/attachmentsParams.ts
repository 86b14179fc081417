import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from '../../harness/startServer.ts';
import { imageBytes, memorialWithPictures, upload } from '../../harness/upload.ts';
import type { ValidParams } from './ValidParams.ts';

export const attachmentsParams = {
  getAttachment: async (server) => ({ id: (await picture(server)).id }),
  findAttachments: async (server) => {
    const { memorial } = await memorialWithPictures(server);
    return { document: { collection: 'memorials', collection_id: memorial.id }, offset: 0, limit: 10 };
  },
  createAttachment: async (server) => {
    const { memorial } = await memorialWithPictures(server);
    return { attachment: { collection: 'memorials', collection_id: memorial.id, position: 0, name: 'poort.jpg' } };
  },
  validateAttachment: async (server) => ({ attachment: { id: (await picture(server)).id, ...rights }, mode: 'update' }),
  setAttachmentRights: async (server) => ({
    attachments: [{ id: (await picture(server)).id, version: 1 }],
    rights: {
      ...{ licence: 'own' as const, rights_holder: '', credit_line: {}, permission_date: null },
      ...{ permission_scope: '', permission_expires: null, usable_for: ['web' as const] },
    },
  }),
  updateAttachment: async (server) => ({ attachment: { id: (await picture(server)).id, version: 1, ...rights } }),
  orderAttachments: async (server) => {
    const { memorial, pictures } = await memorialWithPictures(server, 2);
    return { collection: 'memorials', collection_id: memorial.id, ids: pictures.map(({ id }) => id).reverse() };
  },
  removeAttachment: async (server) => {
    const feedback_session = uuidv7();
    const path = '/api/uploaddocument/uploadImage';
    const { data } = await upload(server, server.guest, await imageBytes(), { path, fields: { feedback_session } });
    return { id: data.id, feedback_session };
  },
  getFileTickets: async (server) => ({ ids: [(await picture(server)).id] }),
} satisfies Partial<ValidParams>;

/** A picture of a memorial. */
const picture = async (server: TestServer) =>
  (await memorialWithPictures(server)).pictures[0] as Awaited<ReturnType<typeof memorialWithPictures>>['pictures'][0];

const rights = {
  alt: { nl: 'De poort bij avond' },
  licence: 'permission' as const,
  permission_date: '2026-01-02',
  permission_scope: 'Kiosk en website',
  permission_expires: '2036-01-02',
  usable_for: ['kiosk' as const, 'web' as const],
};
