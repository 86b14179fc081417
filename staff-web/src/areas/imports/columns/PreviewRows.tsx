import { Button } from '@mantine/core';
import type { events } from '@salient/shared/areas/events/texts/events.nl.ts';
import type { MappingJson } from '@salient/shared/areas/imports/importList.ts';
import type { PreviewedRow } from '@salient/shared/areas/imports/listPreview.ts';
import { problemText } from '@salient/shared/areas/imports/problemText.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { decodeDate, formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useId, useState } from 'react';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { Faults } from '../TaskState.tsx';
import { choiceText } from './choiceText.ts';

interface Props {
  readonly id: string;
  readonly mapping: MappingJson;
}

const pageSize = 10;
/** Rest after a change before it is shown what it makes of the rows. Milliseconds. */
const restMs = 400;

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Ten rows beside the persons that they would make. */
export function PreviewRows({ id, mapping }: Props) {
  const { t } = useTexts();
  const heading = useId();
  const [skip, setSkip] = useState(0);
  const asked = useRested(mapping);
  const { data, error, refetch, isFetching } = useMethod(
    'previewImport',
    { id, mapping: asked, skip },
    { keepPrevious: true },
  );
  return (
    <section className="imports-preview" aria-labelledby={heading} aria-busy={isFetching}>
      <h2 id={heading}>{t('imports.preview')}</h2>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <p role="status">{t('common.loading')}</p>
      ) : data.faults.length > 0 ? (
        <Notice tone="error">
          <p>{t('imports.problems.mapping')}</p>
          <Faults faults={data.faults} />
        </Notice>
      ) : (
        <ol>
          {data.rows.map((row) => (
            <Row key={row.row} row={row} header={data.header} />
          ))}
        </ol>
      )}
      <div className="imports-next">
        {skip > 0 && (
          <Button variant="default" onClick={() => setSkip(skip - pageSize)}>
            {t('imports.rowsBefore')}
          </Button>
        )}
        {data?.rows.length === pageSize && (
          <Button variant="default" onClick={() => setSkip(skip + pageSize)}>
            {t('imports.rowsAfter')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A fact as it is read: words of a choice, lands and days in the reader's language. */
function factText({ field, value }: PreviewedRow['facts'][number], t: Translate, language: Language): string {
  if (field === 'country') return countryName(value, language);
  if (field === 'part_of') return t('imports.partOf', { name: value });
  if (field === 'from') return t('imports.from', { day: dateText(value) });
  if (field === 'to') return t('imports.to', { day: dateText(value) });
  return choiceText(field, value, t);
}

const dateText = (text: string) => {
  const date = text === '' ? null : decodeDate(text);
  return date ? formatPartialDate(date) : '';
};

function Row({ row, header }: { readonly row: PreviewedRow; readonly header: readonly string[] }) {
  const { t, language } = useTexts();
  const { cells, merged, is_taken, surname, familyname, facts, problems } = row;
  const name = `${surname} ${familyname}`.trim();
  return (
    <li data-taken={is_taken}>
      <dl className="imports-source">
        <div>
          <dt>{t('imports.line')}</dt>
          <dd>{row.line}</dd>
        </div>
        {cells.map((cell, column) =>
          cell === '' ? null : (
            <div key={header[column] ?? column}>
              <dt>{header[column] ?? column + 1}</dt>
              <dd>{cell}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="imports-person">
        <strong>{name || t('imports.nameless')}</strong>
        {facts.length > 0 && (
          <p className="imports-soft">{facts.map((fact) => factText(fact, t, language)).join(' · ')}</p>
        )}
        <ul>
          {row.events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
            <li key={index}>
              <EventLine event={event} />
            </li>
          ))}
        </ul>
        {merged.length > 0 && (
          <p className="imports-soft">
            {t('imports.fromMerged', { count: merged.length, columns: merged.join(', ') })}
          </p>
        )}
        {problems.map(({ code, severity, column }) => (
          <p key={`${code} ${column}`} className="imports-problem" data-severity={severity}>
            {problemText(code, t)}
            {column && ` (${column})`}
          </p>
        ))}
      </div>
    </li>
  );
}

function EventLine({
  event: { type, start, end, place, memorial, words },
}: {
  readonly event: PreviewedRow['events'][number];
}) {
  const { t } = useTexts();
  const days = [dateText(start), dateText(end)].filter((text) => text !== '').join(' – ');
  return (
    <>
      {t(`events.types.${type as keyof (typeof events)['types']}`)}
      {t('common.colon')}
      {[days, place, memorial, ...words].filter((text) => text !== '').join(', ') || '?'}
    </>
  );
}
