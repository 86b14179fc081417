import { Button } from '@mantine/core';
import type { ImportList, ImportTask } from '@salient/shared/areas/imports/importList.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import type { ListRules } from '../rules/useListRules.ts';
import { isOpen, TaskState } from '../TaskState.tsx';
import { Doubles } from './Doubles.tsx';
import { MeantNames } from './names/MeantNames.tsx';
import { UnknownMemorials } from './names/UnknownMemorials.tsx';
import { UnknownPlaces } from './names/UnknownPlaces.tsx';
import { UnknownUnits } from './names/UnknownUnits.tsx';
import { Problems } from './Problems.tsx';
import { ResultCounts } from './ResultCounts.tsx';

interface Props {
  readonly list: ImportList;
  readonly trial: ImportTask | null;
  readonly rules: ListRules;
  readonly onNext: () => void;
}

/** Tries the list without writing anything, and asks about what nobody but people can decide. */
export function CheckTab({ list, trial, rules, onNext }: Props) {
  const { t } = useTexts();
  const start = useCommand('startImport', { refreshes: ['getImportList'] });
  const isBusy = list.tasks.some(isOpen);
  const begin = async () => {
    if (await rules.save()) start.mutate({ id: list.id, kind: 'try' });
  };
  const result = trial?.state === 'done' ? trial.result : null;
  return (
    <div className="imports-tab">
      <p className="lead">{t('imports.tryLead')}</p>
      {trial && <TaskState task={trial} />}
      <div className="imports-next">
        <SteadyButton
          variant={result && !trial?.is_stale ? 'default' : 'filled'}
          disabled={isBusy || rules.mapping === null}
          loading={start.isPending}
          onClick={() => void begin()}
        >
          {t(trial ? 'imports.tryAgain' : 'imports.try')}
        </SteadyButton>
        {result && !trial?.is_stale && <Button onClick={onNext}>{t('imports.toImport')}</Button>}
      </div>
      {trial && result && (
        <>
          {trial.is_stale && <Notice tone="warning">{t('imports.trialIsStale')}</Notice>}
          <ResultCounts result={result} />
          {result.unused_columns.length > 0 && (
            <Notice tone="hint">{t('imports.unusedColumns', { columns: result.unused_columns.join(', ') })}</Notice>
          )}
          <Problems task={trial} result={result} />
          <Doubles list={list} doubles={result.doubles} />
          <UnknownPlaces list={list} rules={rules} places={result.places} />
          <UnknownMemorials rules={rules} memorials={result.memorials} />
          <UnknownUnits rules={rules} units={result.units} />
          <MeantNames rules={rules} />
        </>
      )}
    </div>
  );
}
