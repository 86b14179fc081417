import { findImportProblems, getImportCsv } from '@salient/shared/areas/imports/importMethods.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { parse } from 'csv-parse';
import type { Middleware } from 'koa';
import { z } from 'zod';
import type { FileTickets } from '../../lib/files/FileTickets.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { findOwnTask } from './findOwnList.ts';
import { type ImportFiles, problemSeverities } from './ImportFiles.ts';

const resourceOf = (id: string, severity: string) => `import:${id}:${severity}`;

export const handleFindImportProblems = implement(
  findImportProblems,
  async ({ params: { task_id: id, severity, code, offset, limit }, db, actor, fail, services }) => {
    if (!(await findOwnTask(db, actor, id))) throw fail.notFound({ entity: 'import_task', id });
    const file = await services.importFiles.openProblems(id, severity);
    const found = { header: [] as string[], rows: [] as ProblemRow[], has_more: false };
    if (!file) return found;
    let passed = 0;
    // Number and line of the row, columns, codes and message stand before its cells.
    for await (const [row, line, columns, codes = '', message, ...cells] of file.pipe(
      parse({ bom: true }),
    ) as AsyncIterable<string[]>) {
      if (found.header.length === 0) {
        found.header = cells;
        continue;
      }
      const all = codes.split(' | ');
      if (!all.includes(code) || passed++ < offset) continue;
      if (found.rows.length === limit) {
        found.has_more = true;
        break;
      }
      found.rows.push({
        row: Number(row),
        line: Number(line),
        columns: columns ?? '',
        codes: all,
        message: message ?? '',
        cells,
      });
    }
    file.destroy();
    return found;
  },
);

interface ProblemRow {
  row: number;
  line: number;
  columns: string;
  codes: string[];
  message: string;
  cells: string[];
}

export const handleGetImportCsv = implement(
  getImportCsv,
  async ({ params: { task_id: id, severity }, db, actor, fail, services }) => {
    if (!(await findOwnTask(db, actor, id))) throw fail.notFound({ entity: 'import_task', id });
    const { tickets } = services.files;
    const ticket = await tickets.sign(actor, resourceOf(id, severity));
    const url = `/api/csv/import/${id}/${severity}?${new URLSearchParams({ ticket })}`;
    return { url, expires_at: tickets.expiresAt().toISOString() };
  },
);

const pathSchema = z.object({ id: idSchema, severity: z.enum(problemSeverities) });

/** `GET /api/csv/import/:id/:severity`: rows with problems to put right, for whoever holds a ticket of `getImportCsv`. */
export function answerImportCsv({ files, tickets }: { files: ImportFiles; tickets: FileTickets }): Middleware {
  return async (ctx) => {
    const path = pathSchema.safeParse(ctx.params);
    if (!path.success) return ctx.throw(400);
    const { id, severity } = path.data;
    if (!(await tickets.reader(String(ctx.query.ticket ?? ''), resourceOf(id, severity)))) {
      return ctx.throw(403, 'This address is over');
    }
    const file = await files.openProblems(id, severity);
    if (!file) return ctx.throw(404);
    ctx.set('cache-control', 'private, no-store');
    ctx.set('x-content-type-options', 'nosniff');
    ctx.attachment(`${severity === 'error' ? 'rejects' : 'warnings'}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = file;
  };
}
