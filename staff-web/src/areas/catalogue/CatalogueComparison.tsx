import { Checkbox, Stack } from '@mantine/core';
import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type {
  CatalogueField,
  CatalogueRecordType,
  CatalogueComparison as Comparison,
  LeftOut,
} from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { useStaleQueries } from '../../lib/history/useStaleQueries.ts';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { catalogueFailureText } from './catalogueFailureText.ts';

interface Props {
  readonly type: CatalogueRecordType;
  readonly id: string;
}

/** What the catalogue says otherwise, field by field, and the way to take it over. */
export function CatalogueComparison({ type, id }: Props) {
  const { t } = useTexts();
  const [asksAnyway, setAsksAnyway] = useState(false);
  const { data, error, isFetching, refetch } = useMethod('compareWithCatalogue', { type, id, asksAnyway });
  // What was seen before may be hours old.
  if (isFetching && !error) return <ListSkeleton rows={3} />;
  if (error) {
    const askAgain = () => (asksAnyway ? void refetch() : setAsksAnyway(true));
    return (
      <Stack gap="md" align="flex-start">
        <Notice tone="error">{catalogueFailureText(error, t)}</Notice>
        <SteadyButton onClick={askAgain}>{t('common.retry')}</SteadyButton>
      </Stack>
    );
  }
  return data ? <Differences key={data.version} type={type} id={id} comparison={data} /> : null;
}

function Differences({ type, id, comparison }: Props & { readonly comparison: Comparison }) {
  const { t } = useTexts();
  const messages = useMessages();
  const { version, changes, newParts, leftOut } = comparison;
  const [chosen, setChosen] = useState<readonly CatalogueField[]>(changes.map(({ field }) => field));
  const [addsParts, setAddsParts] = useState(newParts.length > 0);
  const refreshes = [...useStaleQueries(type), ...useStaleQueries('document'), 'compareWithCatalogue' as const];
  const command = useCommand('applyCatalogueChanges', { refreshes, showsFailure: true });
  if (changes.length === 0 && newParts.length === 0) {
    if (leftOut.length > 0) return <LeftOutParts parts={leftOut} />;
    return <p role="status">{t('catalogueImport.same')}</p>;
  }
  const toggle = (field: CatalogueField) =>
    setChosen(chosen.includes(field) ? chosen.filter((each) => each !== field) : [...chosen, field]);
  const takeOver = () =>
    command.mutate(
      { type, id, version, fields: [...chosen], newParts: addsParts },
      { onSuccess: () => messages.success(t('catalogueImport.takenOver')) },
    );
  return (
    <Stack gap="md">
      {changes.map(({ field, here, there }) => (
        <section key={field} className="catalogue-change" aria-label={fieldText(t, type, field)}>
          <Checkbox label={fieldText(t, type, field)} checked={chosen.includes(field)} onChange={() => toggle(field)} />
          <dl>
            <Said label={t('catalogueImport.here')} text={here} />
            <Said label={t('catalogueImport.there')} text={there} />
          </dl>
        </section>
      ))}
      {newParts.length > 0 && (
        <section className="catalogue-change">
          <p>{t('catalogueImport.newParts', { count: newParts.length })}</p>
          <ul>
            {newParts.map(({ adlibId, adlibCode, title, whole }) => (
              <li key={adlibId}>
                <bdi>{adlibCode}</bdi> · {title} {whole && <small>{t('catalogueImport.into', { whole })}</small>}
              </li>
            ))}
          </ul>
          <Checkbox
            label={t('catalogueImport.addParts', { count: newParts.length })}
            checked={addsParts}
            onChange={() => setAddsParts(!addsParts)}
          />
        </section>
      )}
      {leftOut.length > 0 && <LeftOutParts parts={leftOut} />}
      {command.error ? <Notice tone="error">{catalogueFailureText(command.error, t)}</Notice> : null}
      <DialogButtons>
        <SteadyButton disabled={chosen.length === 0 && !addsParts} loading={command.isPending} onClick={takeOver}>
          {t('catalogueImport.takeOver')}
        </SteadyButton>
      </DialogButtons>
    </Stack>
  );
}

function LeftOutParts({ parts }: { readonly parts: LeftOut }) {
  const { t } = useTexts();
  return (
    <section className="catalogue-change">
      <p>{t('catalogueImport.leftOut', { count: parts.length })}</p>
      <ul>
        {parts.map(({ code, why }) => (
          <li key={`${why} ${code}`}>
            <bdi>{code}</bdi>
            {t('common.colon')}
            {t(`catalogueImport.why.${why}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="catalogue-text">{text || <em>{t('catalogueImport.nothing')}</em>}</dd>
    </div>
  );
}
