import { functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import type { NightlyFunction } from '@salient/shared/areas/functions/nightlyMethods.ts';
import { argumentTexts } from '@salient/shared/areas/functions/query/argumentLabels.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

/** What is run each night for the reader, each with what it found last and the way to end it. */
export function NightlyFunctions() {
  const { t } = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useMethod('getNightlyFunctions', {});
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="form-section functions-nightly" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('functions.nightly.title')}
      </h2>
      <p className="search-hint">{t('functions.nightly.hint')}</p>
      <ul>
        {data.map((nightly) => (
          <Nightly key={nightly.id} nightly={nightly} onEnded={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

interface NightlyProps {
  readonly nightly: NightlyFunction;
  readonly onEnded: () => void;
}

function Nightly({ nightly, onEnded }: NightlyProps) {
  const texts = useTexts();
  const { t } = texts;
  const messages = useMessages();
  const remove = useCommand('removeNightlyFunction', { refreshes: ['getNightlyFunctions'] });
  const name = functionName(nightly.function, t);
  const given = argumentTexts(nightly.arguments, texts).join('; ');
  const end = () =>
    remove.mutate(
      { id: nightly.id },
      {
        onSuccess: () => {
          messages.success(t('functions.nightly.ended', { name }));
          onEnded();
        },
      },
    );
  return (
    <li>
      <div>
        {nightly.address === null ? name : <Link to={nightly.address}>{name}</Link>}
        {given !== '' && <span>{given}</span>}
        <small>{lastRun(nightly, t)}</small>
      </div>
      <SteadyButton
        variant="default"
        loading={remove.isPending}
        aria-label={t('functions.nightly.endOf', { name: given === '' ? name : `${name} (${given})` })}
        onClick={end}
      >
        {t('functions.nightly.end')}
      </SteadyButton>
    </li>
  );
}

function lastRun({ run_at, rows, address }: NightlyFunction, t: Translate): string {
  if (address === null) return t('functions.nightly.unreadable');
  if (run_at === null) return t('functions.nightly.waits');
  const when = momentText(run_at);
  return rows === null ? t('functions.nightly.failed', { when }) : t('functions.nightly.last', { count: rows, when });
}
