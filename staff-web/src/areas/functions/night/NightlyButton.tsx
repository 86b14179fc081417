import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/useSession.ts';

interface Props {
  readonly definition: FunctionDefinition;
  /** Gives what is asked, once the server has nothing against it; null when it has. */
  readonly settle: () => Promise<SearchQuery | null>;
}

/** Has a report run each night with what is asked, and a mail sent when it finds something else. */
export function NightlyButton({ definition, settle }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const user = useUser();
  const create = useCommand('createNightlyFunction', { refreshes: ['getNightlyFunctions'] });
  const { name } = definition;
  const ask = async () => {
    const query = await settle();
    if (!query) return;
    const told = t('functions.nightly.asked', { name: functionName(name, t) });
    create.mutate({ name, args: callArguments(query) }, { onSuccess: () => messages.success(told) });
  };
  if (!user?.email) return <span className="search-hint">{t('functions.nightly.noAddress')}</span>;
  return (
    <SteadyButton variant="default" loading={create.isPending} onClick={() => void ask()}>
      {t('functions.nightly.ask')}
    </SteadyButton>
  );
}
