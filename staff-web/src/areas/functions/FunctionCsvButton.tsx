import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedExtended } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { CsvButton } from '../search/csv/CsvButton.tsx';
import { useCsvDownload } from '../search/csv/useCsvDownload.ts';

interface Props {
  readonly name: string;
  readonly query: SearchQuery;
}

/** Runs a function and has the browser save all of its answer (FUNC-01); of persons it is asked which fields. */
export function FunctionCsvButton({ name, query }: Props) {
  const { t, language } = useTexts();
  const { isAsking, start } = useCsvDownload();
  if (name === findPersonAdvancedExtended.name) return <CsvButton query={query} total={undefined} />;
  if (name.startsWith(personFunctions)) return null;
  return (
    <SteadyButton
      variant="default"
      loading={isAsking}
      onClick={() => void start({ name, args: callArguments(query), language })}
    >
      {t('functions.choose.csv')}
    </SteadyButton>
  );
}

/** How the functions are called that find persons: only one of them is for files. */
const personFunctions = 'FindPerson';
