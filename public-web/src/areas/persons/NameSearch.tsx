import type { Params } from '@salient/shared/lib/address/params.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { languageParam } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';

interface Props extends PageProps {
  readonly text: string;
  /** Address of the page, without its language. */
  readonly path: string;
  readonly label: string;
  readonly linkTo: (params?: Params) => string;
}

/** Looks for a name among those of a page; without the app the browser sends the same form. */
export function NameSearch({ address, text, path, label, linkTo }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const language = languageParam(address);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    void navigate(linkTo(typed === '' ? [] : [['name', typed]]));
  };
  return (
    <search>
      <form className="names-search" action={path} onSubmit={submit}>
        <div className="field">
          <label htmlFor="name-search">{label}</label>
          <input id="name-search" name="name" type="search" autoComplete="off" maxLength={200} defaultValue={text} />
        </div>
        {language && <input type="hidden" name="lang" value={language} />}
        <button type="submit" className="button">
          {t('namesPages.find')}
        </button>
        {text !== '' && (
          <Link className="button" to={linkTo()}>
            {t('namesPages.showAll')}
          </Link>
        )}
      </form>
    </search>
  );
}
