import { findImportProblems, getImportCsv } from '@salient/shared/areas/imports/importMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { findOwnTask } from './findOwnList.ts';
import type { ProblemSeverity } from './ImportFiles.ts';
import { type ProblemLine, parseProblems, problemLine } from './problemLines.ts';

export const csvResource = (id: string, severity: ProblemSeverity): string => `import:${id}:${severity}`;

export const handleFindImportProblems = implement(
  findImportProblems,
  async ({ params: { task_id: id, severity, code, offset, limit }, db, actor, fail, services }) => {
    if (!(await findOwnTask(db, actor, id))) throw fail.notFound({ entity: 'import_task', id });
    const file = await services.importFiles.openProblems(id, severity);
    const found = { header: [] as string[], rows: [] as ProblemRow[], has_more: false };
    if (!file) return found;
    let passed = 0;
    for await (const record of file.pipe(parseProblems()) as AsyncIterable<string[]>) {
      const { cells, codes, ...row } = problemLine(record);
      if (found.header.length === 0) {
        found.header = [...cells];
        continue;
      }
      if (!codes.includes(code) || passed++ < offset) continue;
      if (found.rows.length === limit) {
        found.has_more = true;
        break;
      }
      found.rows.push({ ...row, codes: [...codes], cells: [...cells] });
    }
    file.destroy();
    return found;
  },
);

type ProblemRow = Omit<ProblemLine, 'codes' | 'cells'> & { readonly codes: string[]; readonly cells: string[] };

export const handleGetImportCsv = implement(
  getImportCsv,
  async ({ params: { task_id: id, severity, language }, db, actor, fail, services }) => {
    if (!(await findOwnTask(db, actor, id))) throw fail.notFound({ entity: 'import_task', id });
    const { tickets } = services.files;
    const ticket = await tickets.sign(actor, csvResource(id, severity));
    const url = `/api/csv/import/${id}/${severity}?${new URLSearchParams({ language, ticket })}`;
    return { url, expires_at: tickets.expiresAt().toISOString() };
  },
);
