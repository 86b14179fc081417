import { Checkbox } from '@mantine/core';
import type { HeldRecord } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { FactRows } from '../../../lib/page/FactRows.tsx';
import { factText } from './factText.ts';

interface Props {
  readonly record: HeldRecord;
  readonly isIncluded: boolean;
  readonly onInclude: (isIncluded: boolean) => void;
}

const paths = {
  person: (id: string) => `/persons/${id}`,
  document: (id: string) => `/documents/${id}`,
  person_story: (id: string) => `/personstories/${id}/edit`,
} as const;

/** A record that is about the person; one of which nobody can be sure stays unless it is said to be this person's. */
export function HeldRecordItem({ record, isIncluded, onInclude }: Props) {
  const { t } = useTexts();
  const { facts, at, standsWith, isUncertain, isAtWork } = record;
  return (
    <li data-stays={!isIncluded || undefined}>
      {facts.length === 0 ? (
        <p>{t('personalData.noFacts')}</p>
      ) : (
        <dl>
          <FactRows
            facts={facts.map((each) => [t(`personalData.facts.${each.fact}`), factText(t, record, each)] as const)}
          />
        </dl>
      )}
      <p className="personal-when">
        {at !== null && momentText(at)}{' '}
        {standsWith && (
          <Link to={paths[standsWith.type](standsWith.id)}>{t(`personalData.standsWith.${standsWith.type}`)}</Link>
        )}
      </p>
      {isAtWork && <p className="personal-warning">{t('personalData.atWork')}</p>}
      {isUncertain && (
        <Checkbox
          label={t('personalData.include')}
          description={t('personalData.uncertain')}
          checked={isIncluded}
          onChange={(event) => onInclude(event.currentTarget.checked)}
        />
      )}
    </li>
  );
}
