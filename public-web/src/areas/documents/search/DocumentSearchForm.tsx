import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageParam } from '../../../lib/routing/address.ts';
import type { PageProps } from '../../../lib/routing/PageModule.ts';
import { Field } from '../../../lib/ui/Field.tsx';
import { Icon } from '../../../lib/ui/icons.tsx';
import { parseDocumentSearch } from './documentSearchAddress.ts';
import { linkToDocumentSearch } from './linkToDocumentSearch.ts';

/** The box for words; without the app the browser sends the same form. */
export function DocumentSearchForm({ address }: PageProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { text } = parseDocumentSearch(address);
  const language = languageParam(address);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(linkToDocumentSearch(address, typed));
  };
  return (
    <search>
      <form action={linkToDocumentSearch({ ...address, params: [] })} onSubmit={submit}>
        <Field path="q" label={t('documentSearch.label')} hint={t('documentSearch.hint')} className="search-box">
          {(control) => (
            <div className="search-box-line">
              <div className="search-box-input">
                <input
                  {...control}
                  key={text}
                  type="search"
                  name="q"
                  defaultValue={text}
                  maxLength={500}
                  autoComplete="off"
                  enterKeyHint="search"
                />
              </div>
              <button type="submit" className="button button-primary">
                <Icon name="search" />
                {t('documentSearch.find')}
              </button>
            </div>
          )}
        </Field>
        {language && <input type="hidden" name="lang" value={language} />}
      </form>
    </search>
  );
}
