import type { CheckedCode } from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useStaleQueries } from '../../lib/history/useStaleQueries.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { asksAnywayAfter, catalogueFailureText } from './catalogueFailureText.ts';

interface Props {
  readonly found: CheckedCode;
  readonly onImported: (id: string) => void;
}

/** A collection of the catalogue that is not here yet, and the way to import it. */
export function FoundCollection({ found: { code, title, description }, onImported }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const refreshes = [...useStaleQueries('collection'), ...useStaleQueries('document')];
  const command = useCommand('importDocumentCollection', { refreshes, showsFailure: true });
  const importIt = () =>
    command.mutate(
      { adlibCode: code, asksAnyway: asksAnywayAfter(command.error) },
      {
        onSuccess: ({ id, leftOut = [] }) => {
          if (leftOut.length === 0) messages.success(t('catalogueImport.imported'));
          else messages.error(t('catalogueImport.importedInPart', { count: leftOut.length }), { stays: true });
          onImported(id);
        },
      },
    );
  return (
    <section className="catalogue-found" aria-label={t('catalogueImport.isCollection')}>
      <p className="catalogue-found-code">
        {t('catalogueImport.isCollection')} · <bdi>{code}</bdi>
      </p>
      <p className="catalogue-found-title">{title}</p>
      {description && <p className="catalogue-text">{description}</p>}
      {command.error ? <Notice tone="error">{catalogueFailureText(command.error, t)}</Notice> : null}
      <SteadyButton loading={command.isPending} onClick={importIt}>
        {t('catalogueImport.importIt')}
      </SteadyButton>
    </section>
  );
}
