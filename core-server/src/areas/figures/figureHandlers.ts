import { getFigures, getFiguresCsv } from '@salient/shared/areas/figures/figureMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { figuresCsvResource, figuresCsvUrl } from './figuresCsv.ts';
import { readFigures } from './readFigures.ts';

export const handleGetFigures = implement(getFigures, async ({ params: { step, ...period }, db }) =>
  readFigures(db, period, step),
);

export const handleGetFiguresCsv = implement(getFiguresCsv, async ({ params, actor, services }) => {
  const { tickets } = services.files;
  const ticket = await tickets.sign(actor, figuresCsvResource(params));
  return { url: figuresCsvUrl(params, ticket), expires_at: tickets.expiresAt().toISOString() };
});
