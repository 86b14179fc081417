import type { Context, Middleware } from 'koa';
import { CallBodies, callBodyLimits } from '../../../lib/http/CallBodies.ts';
import { letOtherSitesRead, refuse } from '../../../lib/iiif/answers.ts';
import type { CallerBudgets } from '../../../lib/rpc/CallerBudgets.ts';
import { HeldBack } from '../../../lib/rpc/HeldBack.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { answerOrComeBack, guestReader } from '../guestReader.ts';
import { InvalidForm, readForm } from '../readForm.ts';
import { answerVerb } from './answerVerb.ts';
import { toSecond } from './moments.ts';
import { OaiError } from './oaiError.ts';
import { oaiDocument, oaiErrorNode } from './oaiXml.ts';
import { readPublished } from './publishedRows.ts';
import { readArguments } from './readArguments.ts';

interface Options {
  readonly services: Services;
  readonly budgets: CallerBudgets;
}

/** The arguments of the protocol fit in less. */
const bodyLimits = { ...callBodyLimits, bodyBytes: 16 * 1024 };

/** `/oai`: what was published, for harvesters, by OAI-PMH 2.0. */
export function answerOai({ services, budgets }: Options): Middleware {
  const { openData, publicUrl, now } = services;
  const bodies = new CallBodies(bodyLimits);
  const heldBack = new HeldBack();
  const baseUrl = `${publicUrl}/oai`;

  const answer = async (ctx: Context, given: URLSearchParams): Promise<string> => {
    try {
      const { verb, args } = readArguments(given);
      return await readPublished(guestReader(budgets, ctx.ip), async (db, moment) => {
        const { licence, adminMail } = openData;
        if (licence === null) throw new RangeError('nothing is given away');
        const repository = { db, moment, baseUrl, publicUrl, licence, adminMail };
        const body = await answerVerb(repository, verb, args).catch(otherErrorNode);
        return oaiDocument({ responseDate: moment, request: { baseUrl, args: { verb, ...args } }, body });
      });
    } catch (error) {
      if (!(error instanceof OaiError)) throw error;
      // Of wrong verbs and arguments the request is told without them.
      return oaiDocument({ responseDate: toSecond(now()), request: { baseUrl, args: {} }, body: oaiErrorNode(error) });
    }
  };

  return async (ctx) => {
    letOtherSitesRead(ctx, true);
    ctx.set('cache-control', 'no-store');
    if (openData.licence === null) return refuse(ctx, 404);
    await answerOrComeBack(ctx, heldBack, async () => {
      try {
        const given = ctx.method === 'POST' ? await readForm(ctx, bodies) : new URLSearchParams(ctx.querystring);
        ctx.body = await answer(ctx, given);
        ctx.status = 200;
        ctx.type = 'text/xml; charset=utf-8';
      } catch (error) {
        if (!(error instanceof InvalidForm)) throw error;
        refuse(ctx, error.status, error.message);
      }
    });
  };
}

/** An error that is no fault of the arguments by themselves. */
function otherErrorNode(error: unknown) {
  if (error instanceof OaiError && error.code !== 'badArgument') return oaiErrorNode(error);
  throw error;
}
