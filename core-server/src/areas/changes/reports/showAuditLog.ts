import { changeSources, historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { nameInLanguageSql } from '../../places/inLanguageSql.ts';

/** Unless somebody asks for more of the past. */
const usualDays = 7;

/**
 * The trail of changes, the last first (FUNC-15). It names no contact persons and shows no values: those are read in the
 * history of their record, by whom they are for.
 */
export const showAuditLog = reportFunction({
  definition: {
    ...{ name: 'ShowAuditLog', category: 'LOGS', elementType: 'none' },
    arguments: [
      { name: 'days', kind: 'number' },
      { name: 'account', kind: 'text' },
      { name: 'entity', kind: 'select', options: ['all', ...historyTypes] },
      { name: 'source', kind: 'select', options: ['all', ...changeSources] },
    ],
  },
  columns: (language) => [
    { key: 'at', kind: 'moment', sql: 'a.at', sort: 'a.id' },
    { key: 'account', sql: 'a.account' },
    { key: 'entity', kind: 'words', sql: 'a.entity' },
    {
      key: 'record',
      sql: `coalesce(
        (SELECT concat_ws(', ', nullif(familyname, ''), nullif(surname, '')) FROM person WHERE id = coalesce(a.part_of_id, a.entity_id)),
        (SELECT ${nameInLanguageSql('languages', 'name', language)} FROM place WHERE id = a.entity_id),
        (SELECT name FROM memorial WHERE id = a.entity_id),
        (SELECT sort_name FROM military_entity WHERE id = coalesce(a.part_of_id, a.entity_id)))`,
      sort: false,
    },
    {
      key: 'change',
      kind: 'words',
      sql: `CASE WHEN a.before IS NULL THEN 'created' WHEN a.after IS NULL THEN 'removed' ELSE 'changed' END`,
      sort: false,
    },
    { key: 'method', sql: 'a.method' },
    { key: 'source', kind: 'words', sql: 'a.source' },
  ],
  from: ({ args, add }) => {
    const [account, entity, source] = [args.text('account'), args.choice('entity'), args.choice('source')];
    const conditions = [
      `a.at >= now() - make_interval(days => ${add(args.number('days') ?? usualDays)}::integer)`,
      ...(account === '' ? [] : [`lower(a.account) = lower(${add(account)})`]),
      ...(entity === 'all' ? [] : [`a.entity = ${add(entity)}`]),
      ...(source === 'all' ? [] : [`a.source = ${add(source)}`]),
    ];
    return `FROM audit_entry a WHERE ${conditions.join(' AND ')}`;
  },
  id: 'a.id',
  order: 'a.id DESC',
});
