import { fieldLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import { type NamedRecord, namedRecords, withoutField } from '@salient/shared/areas/functions/query/namedRecords.ts';
import { callArguments } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { type UnknownPart, unknownParts } from '@salient/shared/areas/functions/query/unknownParts.ts';
import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSearchParams } from 'react-router-dom';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { savedParam } from './savedParam.ts';
import type { PersonSearch } from './usePersonSearch.ts';

/** What the address of the page has beside the question. */
const beside: ReadonlySet<string> = new Set(['via', 'tab', 'page', 'rows', 'sort', 'lang', savedParam]);

const longestShown = 60;

/** What of a question, or of the address that it came with, cannot be asked: nobody wonders why nobody is found. */
export function QuestionNotices({ search }: { readonly search: PersonSearch }) {
  const { query, open } = search;
  const { t, language } = useTexts();
  const [address] = useSearchParams();
  const named = namedRecords(query);
  const { name } = definition;
  const { data } = useMethod('validateFunction', { name, args: callArguments(query) }, { enabled: named.length > 0 });
  const refused = data?.status === 'NOK' ? data.data : {};
  const gone = named.filter(({ path }) => refused[path]?.some((code) => code.endsWith('DOES_NOT_EXIST')));
  const unknown = unknownParts(definition, [...address], beside);
  const parts = new Intl.ListFormat(locales[language]).format(unknown.map((part) => partText(part, t)));
  return (
    <>
      {gone.map((record) => (
        <Notice key={record.path} tone="warning">
          <p className="search-gone">{goneText(record, t)}</p>
          <SteadyButton variant="default" onClick={() => open(withoutField(query, record.path))}>
            {t('personSearch.takeOut', { field: fieldLabel(record.path, t) })}
          </SteadyButton>
        </Notice>
      ))}
      {unknown.length > 0 && <Notice tone="warning">{t('personSearch.unknownParts', { parts })}</Notice>}
    </>
  );
}

const goneText = ({ path, name }: NamedRecord, t: Translate): string =>
  name === null ? t('personSearch.goneProject') : t('personSearch.gone', { field: fieldLabel(path, t), name });

/** A value that is none by what it was meant for, anything else as it stands in the address. */
function partText({ key, value, field }: UnknownPart, t: Translate): string {
  const shown = value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;
  return field === null ? `${key}=${shown}` : `${fieldLabel(field, t)}${t('common.colon')}${shown}`;
}
