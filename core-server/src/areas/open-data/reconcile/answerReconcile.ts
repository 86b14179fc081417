import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { Context, Middleware } from 'koa';
import { CallBodies, callBodyLimits } from '../../../lib/http/CallBodies.ts';
import { closedSignal } from '../../../lib/http/closedSignal.ts';
import { escapeHtml } from '../../../lib/http/escapeHtml.ts';
import { askedOrigin, letOtherSitesRead, refuse } from '../../../lib/iiif/answers.ts';
import type { CallerBudgets } from '../../../lib/rpc/CallerBudgets.ts';
import { HeldBack } from '../../../lib/rpc/HeldBack.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { answerOrComeBack, guestReader, type ReadAsGuest } from '../guestReader.ts';
import { InvalidForm, readForm } from '../readForm.ts';
import { findOpen } from '../records/findOpen.ts';
import { answerBatch, readExtend } from './answerBatch.ts';
import { extendRecords, propertyCalled } from './extendRecords.ts';
import { manifestOf } from './manifest.ts';
import { openProperties } from './openProperties.ts';
import { typeNames } from './presentEntity.ts';
import { flyoutHtml, previewPage } from './previewPage.ts';
import { reconcileLimits } from './ReconcileQuery.ts';
import { type Suggestion, suggestEntities, suggestProperties, suggestTypes } from './suggest.ts';

interface Options {
  readonly services: Services;
  readonly budgets: CallerBudgets;
}

interface Asked {
  readonly ctx: Context;
  readonly read: ReadAsGuest;
  /** What stands behind the question mark, or in the form. */
  readonly given: URLSearchParams;
}

const megabyte = 1024 * 1024;
const bodyLimits = {
  ...callBodyLimits,
  bodyBytes: reconcileLimits.bodyBytes,
  allBytes: 8 * megabyte,
  addressBytes: 2 * megabyte,
};

/** The reconciliation service by the protocol of the W3C group, version 0.2, as OpenRefine asks it. */
export function answerReconcile({ services, budgets }: Options) {
  const { openData, publicUrl } = services;
  const bodies = new CallBodies(bodyLimits);
  const heldBack = new HeldBack();

  const answer =
    (steps: (asked: Asked) => Promise<void> | void): Middleware =>
    async (ctx) => {
      letOtherSitesRead(ctx, true);
      ctx.set('cache-control', 'no-store');
      if (openData.licence === null) return refuse(ctx, 404);
      await answerOrComeBack(ctx, heldBack, async () => {
        try {
          const given = ctx.method === 'POST' ? await readForm(ctx, bodies) : new URLSearchParams(ctx.querystring);
          await steps({ ctx, read: guestReader(budgets, ctx.ip), given });
        } catch (error) {
          if (!(error instanceof InvalidForm)) throw error;
          refuse(ctx, error.status, error.message);
        }
      });
    };
  const json = (ctx: Context, body: object) => {
    ctx.status = 200;
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = JSON.stringify(body);
  };
  const recordOf = (read: ReadAsGuest, id: string) =>
    read(async (db) => (await findOpen(db, [id], publicUrl)).get(id) ?? null);

  const service = answer(async ({ ctx, read, given }) => {
    const [queries, extend] = [given.get('queries'), given.get('extend')];
    if (queries !== null) {
      const gone = closedSignal(ctx);
      return json(ctx, await answerBatch(queries, { read, services, gone }));
    }
    if (extend !== null) {
      const query = readExtend(extend);
      return json(ctx, await read((db) => extendRecords({ db, services }, query)));
    }
    if (ctx.method === 'POST') throw new InvalidForm('Send a form with "queries" or with "extend".');
    return json(ctx, manifestOf(publicUrl, askedOrigin(ctx, publicUrl).origin));
  });

  const flyout = (htmlOf: (id: string, read: ReadAsGuest) => Promise<string | null>) =>
    answer(async ({ ctx, read, given }) => {
      const id = given.get('id') ?? '';
      const html = await htmlOf(id, read);
      return html === null ? refuse(ctx, 404) : json(ctx, { id, html });
    });

  const suggestion = (find: (asked: Asked, typed: { prefix: string; cursor: number }) => Promise<Suggestion[]>) =>
    answer(async (asked) => {
      const prefix = (asked.given.get('prefix') ?? '').slice(0, reconcileLimits.text);
      json(asked.ctx, { result: await find(asked, { prefix, cursor: readNumber(asked.given, 'cursor', 0) }) });
    });

  return {
    service,
    suggestEntity: suggestion(({ read, given }, typed) =>
      read((db) => suggestEntities({ db, services }, typed, kindsIn(given))),
    ),
    suggestType: suggestion(async (_, typed) => suggestTypes(typed)),
    suggestProperty: suggestion(async (_, typed) => suggestProperties(typed)),
    flyoutEntity: flyout(async (id, read) => {
      const found = await recordOf(read, id);
      return found && flyoutHtml(found.kind, found.record);
    }),
    flyoutType: flyout(async (id) =>
      openKinds.some((kind) => kind === id) ? `<p><strong>${escapeHtml(typeNames[id as OpenKind])}</strong></p>` : null,
    ),
    flyoutProperty: flyout(async (id) => {
      const property = propertyCalled(id);
      return property ? `<p><strong>${escapeHtml(property.id)}</strong>: ${escapeHtml(property.name)}</p>` : null;
    }),
    preview: answer(async ({ ctx, read, given }) => {
      const found = await recordOf(read, given.get('id') ?? '');
      if (!found) return refuse(ctx, 404);
      // Other sites show it in a frame of theirs. Nothing in it runs or loads.
      ctx.remove('x-frame-options');
      ctx.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *");
      ctx.status = 200;
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = previewPage(found.kind, found.record, publicUrl);
    }),
    properties: answer(({ ctx, given }) => {
      const type = given.get('type') ?? '';
      const kinds = openKinds.filter((kind) => kind === type);
      const limit = readNumber(given, 'limit', reconcileLimits.properties);
      const properties = kinds.flatMap((kind) => openProperties[kind]).map(({ id, name }) => ({ id, name }));
      json(ctx, { type, limit, properties: properties.slice(0, limit) });
    }),
    view: answer(async ({ ctx, read }) => {
      const { id } = ctx.params as { id: string };
      const found = await recordOf(read, id);
      if (!found) return refuse(ctx, 404);
      ctx.status = 303;
      ctx.set('location', pageOf(found.kind, found.record.id));
    }),
  };
}

/** Where a record is read by people; a place has no page of its own. */
const pageOf = (kind: OpenKind, id: string): string => {
  if (kind === 'person') return personPath(id);
  return kind === 'place' ? `/reconcile/preview?id=${id}` : `/${kind}/${id}`;
};

/** The kinds that are asked for; all where none is. */
function kindsIn(given: URLSearchParams): readonly OpenKind[] {
  const asked = given.getAll('type').filter((type) => type !== '');
  return asked.length === 0 ? openKinds : openKinds.filter((kind) => asked.includes(kind));
}

function readNumber(given: URLSearchParams, name: string, absent: number): number {
  const text = given.get(name);
  if (text === null || text === '') return absent;
  if (!/^\d{1,6}$/.test(text)) throw new InvalidForm(`"${name}" is a whole number, 0 or more.`);
  return Number(text);
}
