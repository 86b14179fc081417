import { Button, NativeSelect } from '@mantine/core';
import type { ImportList, ListContent, ListReading } from '@salient/shared/areas/imports/importList.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { taskOf } from '../rules/useImportList.ts';
import { TaskState } from '../TaskState.tsx';

interface Props {
  readonly list: ImportList;
  readonly onNext: () => void;
}

const encodings = [
  ...(['utf-8', 'windows-1252', 'windows-1250', 'iso-8859-15', 'macroman', 'cp850', 'utf-16le', 'utf-16be'] as const),
];
const delimiters = [',', ';', '\t', '|'];
const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** How the file is read: what was found out, and what somebody says instead. */
export function ReadingTab({ list, onNext }: Props) {
  const { t } = useTexts();
  const { content } = list;
  const reading = taskOf(list, 'read');
  return (
    <div className="imports-tab">
      {reading && <TaskState task={reading} />}
      {content && (
        <>
          <Choices list={list} content={content} />
          <FirstLines list={list} content={content} />
          <Columns content={content} />
          <div className="imports-next">
            <Button onClick={onNext}>{t('imports.toColumns')}</Button>
          </div>
        </>
      )}
    </div>
  );
}

function useReading({ id, reading }: ImportList) {
  const command = useCommand('setImportRules', { refreshes: ['getImportList'] });
  return (change: Partial<ListReading>) => command.mutate({ id, reading: { ...reading, ...change } });
}

function Choices({ list, content }: { readonly list: ImportList; readonly content: ListContent }) {
  const { t } = useTexts();
  const change = useReading(list);
  const { encoding, delimiter, sheet, sheets, skip_lines, header_rows, rows, merged } = content;
  const found = (values: readonly string[], value: string) => (values.includes(value) ? values : [value, ...values]);
  const delimiterText = (each: string) =>
    Object.hasOwn(delimiterNames, each) ? t(`imports.delimiters.${delimiterNames[each as ',']}`) : each;
  const encodingText = (each: string) => {
    const key = `imports.encodings.${each as (typeof encodings)[number]}` as const;
    return t(key) === key ? each : t(key);
  };
  return (
    <>
      <p className="lead" role="status">
        {t('imports.found', { rows: t('imports.rows', { count: rows }), count: content.columns.length })}
      </p>
      {merged > 0 && <Notice tone="hint">{t('imports.mergedCells', { count: merged })}</Notice>}
      <div className="form-grid imports-reading">
        {sheet === null ? (
          <>
            <NativeSelect
              label={t('imports.encoding')}
              value={encoding}
              data={found(encodings, encoding).map((value) => ({ value, label: encodingText(value) }))}
              onChange={({ currentTarget }) => change({ encoding: currentTarget.value })}
            />
            <NativeSelect
              label={t('imports.delimiter')}
              value={delimiter}
              data={found(delimiters, delimiter).map((value) => ({ value, label: delimiterText(value) }))}
              onChange={({ currentTarget }) =>
                change({ delimiter: currentTarget.value, skip_lines: null, header_rows: null })
              }
            />
          </>
        ) : (
          <NativeSelect
            label={t('imports.sheet')}
            value={sheet}
            data={[...found(sheets, sheet)]}
            onChange={({ currentTarget }) =>
              change({ sheet: currentTarget.value, skip_lines: null, header_rows: null })
            }
          />
        )}
        <NativeSelect
          label={t('imports.headingLine')}
          value={String(skip_lines + 1)}
          data={content.first_lines.map(({ line }) => String(line))}
          onChange={({ currentTarget }) =>
            change({ skip_lines: Number(currentTarget.value) - 1, header_rows: Math.max(header_rows, 1) })
          }
        />
        <NativeSelect
          label={t('imports.headingRows')}
          value={String(header_rows)}
          data={['0', '1', '2', '3'].map((value) => ({ value, label: t(`imports.headings.rows${value as '0'}`) }))}
          onChange={({ currentTarget }) => change({ header_rows: Number(currentTarget.value), skip_lines })}
        />
      </div>
    </>
  );
}

const linesShown = 10;

/** The first lines as they stand in the file, with the headings marked. */
function FirstLines({
  content: { first_lines, skip_lines, header_rows },
}: {
  readonly list: ImportList;
  readonly content: ListContent;
}) {
  const { t } = useTexts();
  const lines = first_lines.slice(0, linesShown);
  const headings = lines.filter(({ line }) => line > skip_lines).slice(0, header_rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by the arrow keys
    <section className="imports-scroll" tabIndex={0} aria-label={t('imports.firstLines')}>
      <table className="imports-table">
        <caption>{t('imports.firstLines')}</caption>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.line}
              data-heading={headings.includes(line) || undefined}
              data-above={line.line <= skip_lines || undefined}
            >
              <th scope="row">{line.line}</th>
              {line.cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const samplesShown = 20;

/** What stands in each column. */
function Columns({ content: { columns } }: { readonly content: ListContent }) {
  const { t, language } = useTexts();
  const count = (number: number) => number.toLocaleString(locales[language]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by the arrow keys
    <section className="imports-scroll" tabIndex={0} aria-label={t('imports.columns')}>
      <table className="imports-table">
        <caption>{t('imports.columns')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.column')}</th>
            <th scope="col">{t('imports.filled')}</th>
            <th scope="col">{t('imports.blank')}</th>
            <th scope="col">{t('imports.distinct')}</th>
            <th scope="col">{t('imports.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, filled, blank, distinct, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count(filled)}</td>
              <td>{count(blank)}</td>
              <td>{distinct === null ? t('imports.veryMany') : count(distinct)}</td>
              <td className="imports-samples">
                {values
                  .slice(0, samplesShown)
                  .map(({ text }) => text)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
