import { isDeepStrictEqual } from 'node:util';
import type { MappingJson } from '@salient/shared/areas/imports/importList.ts';
import {
  findImportLists,
  getImportList,
  previewImport,
  removeImportList,
  setImportRules,
  startImport,
  stopImport,
} from '@salient/shared/areas/imports/importMethods.ts';
import { isListProblem } from '@salient/shared/areas/imports/listProblems.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { IsNull } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { askFor } from './askFor.ts';
import { findOwnList, findOwnTask, holdOwnList, isUnderWay } from './findOwnList.ts';
import { ImportListEntity } from './ImportListEntity.ts';
import { ImportTaskEntity } from './ImportTaskEntity.ts';
import { presentList, presentListRow, presentTask } from './presentImports.ts';
import { findDoubles, openDoubles } from './run/taskOf.ts';

export const handleFindImportLists = implement(findImportLists, async ({ db, actor }) => {
  const lists = db
    .createQueryBuilder(ImportListEntity, 'l')
    // What was imported stands among the imports, also when it was taken back.
    .where(`NOT EXISTS (SELECT FROM import_task t WHERE t.list_id = l.id AND t.kind = 'import' AND t.state = 'done')`)
    .andWhere(isAdmin(actor) ? 'true' : 'l.user_id = :user', { user: actor.id })
    .orderBy('l.created_at', 'DESC')
    .take(100);
  return { lists: (await lists.getMany()).map(presentListRow) };
});

export const handleGetImportList = implement(getImportList, async ({ params: { id }, db, actor, fail }) => {
  const list = await findOwnList(db, actor, id);
  if (!list) throw fail.notFound({ entity: 'import_list', id });
  return presentList(db, list);
});

export const handleSetImportRules = implement(setImportRules, async ({ params, db, actor, fail, services }) => {
  const { id, reading, mapping, decisions, other_doubles } = params;
  const list = await holdOwnList(db, actor, id);
  if (!list) throw fail.notFound({ entity: 'import_list', id });
  if (await isUnderWay(db, id)) throw fail.importUnderWay();
  Object.assign(list, {
    updated_at: services.now(),
    ...(reading ? { reading, content: null } : {}),
    ...(mapping ? { mapping } : {}),
    // Of what was tried by other rules nothing is known any more, nor of the rows that were found to be doubles; what names mean
    // changes no row's person.
    ...(mapping && !isOfSameRows(mapping, list.mapping) ? { decisions: {}, other_doubles: null } : {}),
    ...(decisions ? { decisions } : {}),
    ...(other_doubles === undefined ? {} : { other_doubles }),
  });
  await db.save(ImportListEntity, list);
  const trials = { list_id: id, kind: 'try' as const };
  if (reading) await db.delete(ImportTaskEntity, trials);
  else if (mapping) await db.update(ImportTaskEntity, trials, { is_stale: true });
  if (reading) await askFor(db, actor, { kind: 'read', list_id: id }, services.now());
  return presentList(db, list);
});

/** Whether two mappings differ in nothing but in what names mean. */
function isOfSameRows({ meant: _meant, ...mapping }: MappingJson, former: MappingJson | null): boolean {
  const { meant: _former, ...others } = former ?? {};
  return isDeepStrictEqual(mapping, others);
}

export const handlePreviewImport = implement(previewImport, async ({ params, fail, ...context }) => {
  const { db, actor, services, client } = context;
  const { id, mapping, skip } = params;
  const list = await findOwnList(db, actor, id);
  const path = list && (await services.importFiles.findList(id));
  if (!list || !path) throw fail.notFound({ entity: 'import_list', id });
  const task = { kind: 'preview' as const, path, fileName: list.file_name, mapping, skip };
  const answer = await services.importPreviews.make(actor.id ?? '', task, client.gone);
  if ('preview' in answer) return answer.preview;
  const problem = 'problem' in answer && isListProblem(answer.problem) ? answer.problem : 'unreadable';
  throw fail.importListRefused({ problem });
});

export const handleStartImport = implement(startImport, async ({ params: { id, kind }, db, actor, fail, services }) => {
  const list = await holdOwnList(db, actor, id);
  if (!list) throw fail.notFound({ entity: 'import_list', id });
  if (await isUnderWay(db, id)) throw fail.importUnderWay();
  if (!list.content || !list.mapping) throw fail.importNotReady();
  if (kind === 'import') {
    const isTried = await db.existsBy(ImportTaskEntity, { list_id: id, kind: 'try', state: 'done', is_stale: false });
    if (!isTried) throw fail.importNotReady();
    const count = openDoubles(list, await findDoubles(db, id));
    if (count > 0) throw fail.importDoublesOpen({ count });
  }
  return presentTask(await askFor(db, actor, { kind, list_id: id }, services.now()));
});

export const handleStopImport = implement(stopImport, async ({ params: { task_id: id }, db, actor, fail }) => {
  const task = await findOwnTask(db, actor, id);
  if (!task) throw fail.notFound({ entity: 'import_task', id });
  await db.update(ImportTaskEntity, { id, finished_at: IsNull() }, { stop_asked: true });
  return { status: 'OK' as const };
});

export const handleRemoveImportList = implement(
  removeImportList,
  async ({ params: { id }, db, actor, fail, services, afterCommit }) => {
    const list = await holdOwnList(db, actor, id);
    if (!list) throw fail.notFound({ entity: 'import_list', id });
    if (await isUnderWay(db, id)) throw fail.importUnderWay();
    const tasks = await db.findBy(ImportTaskEntity, { list_id: id });
    await db.delete(ImportListEntity, { id });
    const { importFiles, files } = services;
    afterCommit(() =>
      files.later(async () => {
        await importFiles.removeList(id);
        for (const task of tasks) await importFiles.removeProblems(task.id);
      }),
    );
    return { status: 'OK' as const };
  },
);
