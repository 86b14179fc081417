import type {
  FunctionAction,
  FunctionArgument,
  FunctionDefinition,
} from '@salient/shared/areas/functions/functionDefinition.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { ArgumentValues } from './ArgumentValues.ts';
import type { CallableFunction, FunctionCall, RowAction } from './CallableFunction.ts';

export interface ReportColumn {
  readonly key: string;
  /** What it shows, as SQL on the rows. */
  readonly sql: string;
  readonly kind?: NonNullable<FunctionTable['columns'][number]['kind']>;
  /** By what it sorts where that is not what it shows; false where nothing can sort by it. */
  readonly sort?: string | false;
}

/** What the rows of a report are made with. */
export interface ReportAsked {
  readonly args: ArgumentValues;
  readonly language: Language;
  readonly services: FunctionCall['services'];
  /** Makes a parameter of a value. */
  readonly add: (value: unknown) => string;
}

/** What a report is; its answer is a table, and it is for administrators. */
interface ReportDefinition extends Pick<FunctionDefinition, 'name' | 'category' | 'elementType'> {
  readonly actions?: readonly FunctionAction[];
  readonly arguments: readonly FunctionArgument[];
}

/** A report whose rows the database finds, counts, orders and pages. */
export interface SqlReport {
  readonly definition: ReportDefinition;
  readonly columns: (language: Language) => readonly ReportColumn[];
  /** `FROM … WHERE …`: one row of it is one row of the table. */
  readonly from: (asked: ReportAsked) => string;
  /** SQL of what a row is known by, which is the record that it opens unless `elementId` is another one. */
  readonly id: string;
  readonly elementId?: string;
  /** SQL of the kind of that record, where rows open records of different kinds. */
  readonly elementKind?: string;
  /** SQL by which rows stand unless somebody sorts; `id` follows. */
  readonly order: string;
  readonly actions?: Readonly<Record<string, RowAction>>;
  /** Adds to the rows of a page what SQL does not tell. */
  readonly complete?: (rows: FunctionTable['data'], call: FunctionCall) => Promise<FunctionTable['data']>;
}

/** Of administrators: nobody else runs reports (FUNC-18). */
export const reportAccess = 'admin';

/** Makes a function of a report. */
export function reportFunction(report: SqlReport): CallableFunction {
  const { columns, actions } = report;
  const definition: FunctionDefinition = {
    ...report.definition,
    actions: [...(report.definition.actions ?? [])],
    arguments: [...report.definition.arguments],
    result: 'table',
    access: reportAccess,
  };
  const shown = columns('nl').map(({ key, kind, sort }) => ({
    key,
    sortable: sort !== false,
    ...(kind ? { kind } : {}),
  }));
  return {
    definition,
    sortColumns: shown.filter(({ sortable }) => sortable).map(({ key }) => key),
    validate: (args) => new ArgumentValues(definition.arguments, args).errors,
    call: async (call) => {
      const { rows, total } = await readPage(report, new ArgumentValues(definition.arguments, call.args), call);
      const data = (await report.complete?.(rows, call)) ?? rows;
      return {
        columns: shown,
        data,
        total,
        actions: definition.actions.map(({ name }) => name),
        elementType: definition.elementType,
        degraded: false,
        step: null,
        understood: null,
      };
    },
    ...(actions ? { actions } : {}),
  };
}

/** One page, and how many rows there are in all. Only what is shown of a page is worked out for its rows alone. */
async function readPage(
  report: SqlReport,
  args: ArgumentValues,
  { db, services, language, offset, limit, sort }: FunctionCall,
): Promise<{ rows: FunctionTable['data']; total: number }> {
  const parameters: unknown[] = [];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const from = report.from({ args, language, services, add });
  const [counted] = await db.query<{ total: string }[]>(`SELECT count(*) AS total ${from}`, parameters);
  const total = Number(counted?.total ?? 0);
  if (limit === 0 || offset >= total) return { rows: [], total };
  const columns = report.columns(language);
  const sortOf = new Map(columns.map(({ key, sql, sort: by }) => [key, by || sql]));
  const order = [
    ...sort.map(([key, direction]) => `${sortOf.get(key)} ${direction === 1 ? 'ASC' : 'DESC'} NULLS LAST`),
    ...(sort.length === 0 ? [report.order] : []),
    report.id,
  ];
  const { id, elementId, elementKind } = report;
  const selected = [
    `${id} AS id`,
    ...(elementId ? [`${elementId} AS element_id`] : []),
    ...(elementKind ? [`${elementKind} AS element_kind`] : []),
    ...columns.map(({ key, sql }) => `${sql} AS "${key}"`),
  ];
  const rows = await db.query<FunctionTable['data']>(
    `SELECT ${selected.join(', ')} ${from} ORDER BY ${order.join(', ')} OFFSET ${add(offset)} LIMIT ${add(limit)}`,
    parameters,
  );
  return { rows: rows.map(withMoments), total };
}

/** Moments travel as texts. */
const withMoments = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  );
