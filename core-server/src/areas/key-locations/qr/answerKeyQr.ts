import { qrLimits } from '@salient/shared/areas/key-locations/keyQr.ts';
import { shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context, Middleware } from 'koa';
import { type DataSource, In } from 'typeorm';
import { z } from 'zod';
import type { FileTickets } from '../../../lib/files/FileTickets.ts';
import { shortCodes } from '../../short-addresses/shortCodes.ts';
import { KeyLocationEntity } from '../KeyLocationEntity.ts';
import { codeOf } from '../presentKeyLocations.ts';
import { drawPng } from './drawPng.ts';
import { drawSheet, type KeyPanel } from './drawSheet.ts';
import { drawSvg } from './drawSvg.ts';
import { qrResource } from './keyQrTicket.ts';

const querySchema = z.object({
  /** One id, or several joined by commas for a sheet. */
  id: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).min(1).max(qrLimits.codes)),
  ticket: z.string(),
  format: z.enum(['png', 'svg', 'pdf']).default('png'),
  distance: z.coerce.number().int().min(qrLimits.nearest).max(qrLimits.farthest).default(qrLimits.usual),
  target: z.literal('download').optional(),
});

interface Options {
  readonly dataSource: DataSource;
  readonly tickets: FileTickets;
  readonly publicUrl: string;
}

const types = { png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf' } as const;

/**
 * `GET /api/qr/keyLocation` (P-05, UPLOAD-11): the code of a key location as a picture, or those of several as a sheet
 * to print. Who holds a ticket of `getKeyLocationQr` gets it; a session token in the address opens nothing.
 */
export function answerKeyQr({ dataSource, tickets, publicUrl }: Options): Middleware {
  return async (ctx) => {
    const query = querySchema.safeParse(ctx.query);
    if (!query.success) return ctx.throw(400);
    const { id: ids, ticket, format, distance, target } = query.data;
    if (!(await tickets.reader(ticket, qrResource(ids)))) return ctx.throw(403, 'This address is over');
    const panels = await readPanels(dataSource, publicUrl, ids);
    const [first] = panels;
    if (!first || panels.length < ids.length) return ctx.throw(404);
    ctx.set('cache-control', 'private, max-age=60');
    ctx.set('x-content-type-options', 'nosniff');
    ctx.compress = false;
    // A drawing could hold a program: it is saved and never shown, like every other SVG.
    const isShown = target !== 'download' && format !== 'svg';
    ctx.attachment(fileName(panels, format), { type: isShown ? 'inline' : 'attachment' });
    ctx.type = types[format];
    await sendBody(ctx, format, panels, first, distance);
  };
}

async function sendBody(
  ctx: Context,
  format: keyof typeof types,
  panels: readonly KeyPanel[],
  first: KeyPanel,
  distance: number,
): Promise<void> {
  if (format === 'png') ctx.body = await drawPng(first.address);
  else if (format === 'svg') ctx.body = drawSvg(first.address, first.caption);
  else ctx.body = await drawSheet(panels, distance, panels.map(({ name }) => name).join(', '));
}

const fileName = (panels: readonly KeyPanel[], format: string) => {
  const [only] = panels;
  const name = panels.length === 1 && only ? [only.number, only.name].filter((part) => part !== null).join(' ') : 'QR';
  return `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`;
};

/** The panels of key locations in the order of their ids; those that are not there are left out. */
async function readPanels({ manager }: DataSource, publicUrl: string, ids: readonly string[]): Promise<KeyPanel[]> {
  const stored = new Map((await manager.findBy(KeyLocationEntity, { id: In(ids) })).map((each) => [each.id, each]));
  const codes = await shortCodes(manager, 'key_location', ids);
  return ids.flatMap((id) => {
    const place = stored.get(id);
    if (!place) return [];
    const address = publicUrl + shortPath(codeOf(codes, id));
    return [{ name: place.name, number: place.number, address, caption: address.replace(/^https?:\/\//, '') }];
  });
}
