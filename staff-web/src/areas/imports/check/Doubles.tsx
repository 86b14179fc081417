import { Button, NativeSelect, Radio } from '@mantine/core';
import {
  type DoubleAction,
  doubleActions,
  type ImportList,
  type ListDouble,
} from '@salient/shared/areas/imports/importList.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { decodeDate, formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../lib/routing/links.ts';

interface Props {
  readonly list: ImportList;
  readonly doubles: readonly ListDouble[];
}

const pageSize = 20;

/** Rows that are probably of persons who are there: what becomes of them, one by one or all at once. */
export function Doubles({ list, doubles }: Props) {
  const { t } = useTexts();
  const id = useId();
  const [shown, setShown] = useState(pageSize);
  const command = useCommand('setImportRules', { refreshes: ['getImportList'] });
  if (doubles.length === 0) return null;
  const decide = (key: string, action: DoubleAction | '') => {
    const { [key]: _before, ...others } = list.decisions;
    command.mutate({ id: list.id, decisions: action === '' ? others : { ...others, [key]: action } });
  };
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{t('imports.doubles', { count: doubles.length })}</h2>
      <p>{t('imports.doublesHint')}</p>
      <Radio.Group
        label={t('imports.otherDoubles')}
        value={list.other_doubles ?? ''}
        onChange={(action) => command.mutate({ id: list.id, other_doubles: action as DoubleAction })}
      >
        {doubleActions.map((action) => (
          <Radio key={action} value={action} label={t(`imports.actions.${action}`)} mt="xs" />
        ))}
      </Radio.Group>
      <ul className="imports-rows imports-doubles">
        {doubles.slice(0, shown).map((double) => (
          <li key={double.key}>
            <div>
              <p>
                {t('imports.rowSays', { line: double.line ?? double.row, name: double.name })} <Dates {...double} />
              </p>
              <p>
                {t('imports.probably')}{' '}
                <Link to={pathTo('person', { id: double.person.id })}>{double.person.name}</Link>{' '}
                <Dates {...double.person} />
              </p>
            </div>
            <NativeSelect
              aria-label={t('imports.decisionOf', { name: double.name })}
              value={list.decisions[double.key] ?? ''}
              data={[
                { value: '', label: t('imports.asOthers') },
                ...doubleActions.map((action) => ({ value: action, label: t(`imports.actions.${action}`) })),
              ]}
              onChange={({ currentTarget }) => decide(double.key, currentTarget.value as DoubleAction | '')}
            />
          </li>
        ))}
      </ul>
      {doubles.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + pageSize)}>
          {t('imports.showMore', { count: doubles.length - shown })}
        </Button>
      )}
    </section>
  );
}

function Dates({ born, died }: { readonly born: string; readonly died: string }) {
  const text = (date: string) => {
    const parts = decodeDate(date);
    return parts && /\d/.test(date) ? formatPartialDate(parts) : '?';
  };
  return (
    <span className="imports-soft">
      ° {text(born)} † {text(died)}
    </span>
  );
}
