import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import sharp from 'sharp';
import type { TestServer } from './startServer.ts';
import type { TestClient } from './TestClient.ts';

export interface UploadAnswer {
  readonly http: number;
  readonly status: 'OK' | 'NOK';
  readonly data: Attachment & { readonly none?: readonly string[] };
  /** Of a refusal. */
  readonly code: string | undefined;
}

interface Upload {
  readonly path?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly type?: string;
}

/** Sends a file as a form does, as one account or a guest. */
export async function upload(
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<TestClient, 'token'>,
  content: Buffer | Blob,
  { path = '/api/file/uploadImage', fields = {}, name = 'photo.jpg', type = 'image/jpeg' }: Upload = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set('token', token);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', content instanceof Blob ? content : new Blob([new Uint8Array(content)], { type }), name);
  const response = await fetch(`${origin}${path}`, { method: 'POST', body: form });
  const answer = (await response.json()) as Pick<UploadAnswer, 'status' | 'data'>;
  return { http: response.status, ...answer, code: answer.data.none?.[0]?.replace('none: ', '') };
}

/** An image whose left half is red and whose right half is blue. */
export function image(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'jpeg', width = 80, height = 60) {
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: half, top: 0 }])
    .toFormat(format);
}

export const imageBytes = (...given: Parameters<typeof image>): Promise<Buffer> => image(...given).toBuffer();

/** A fresh memorial with so many pictures. */
export async function memorialWithPictures(server: TestServer, count = 1) {
  const editor = await server.signIn('normal');
  const memorial = await server.make.memorial();
  const pictures: Attachment[] = [];
  for (let n = 0; n < count; n++) {
    const fields = { collection: 'memorials', _id: memorial.id };
    const { data } = await upload(server, editor, await imageBytes('jpeg', 80 + n), { fields, name: `photo ${n}.jpg` });
    pictures.push(data);
  }
  return { editor, memorial, pictures };
}
