import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { CsvDialog } from './CsvDialog.tsx';

interface Props {
  readonly query: SearchQuery;
  /** How many persons the search finds; unknown while they are counted. */
  readonly total: number | undefined;
}

/** Opens what takes the persons of a search along as a file (ADVSEARCH-02). */
export function CsvButton(props: Props) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <SteadyButton variant="default" onClick={() => setOpened(true)}>
        {t('csvExport.open')}
      </SteadyButton>
      <CsvDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
