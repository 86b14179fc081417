import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { languageParam } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { linkToMemorial } from '../memorials/linkToMemorial.ts';
import type { MemorialRoute } from '../memorials/memorialRoute.ts';

interface Props extends PageProps<MemorialRoute> {
  readonly text: string;
}

/** Looks for a name among those of a memorial; without the app the browser sends the same form. */
export function NameSearch({ address, text }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { id } = address.route;
  const language = languageParam(address);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    void navigate(linkToMemorial(address, id, typed === '' ? [] : [['name', typed]]));
  };
  return (
    <search>
      <form className="memorial-search" action={`${address.base}/memorial/${id}`} onSubmit={submit}>
        <div className="field">
          <label htmlFor="memorial-name">{t('memorialPage.search')}</label>
          <input id="memorial-name" name="name" type="search" autoComplete="off" maxLength={200} defaultValue={text} />
        </div>
        {language && <input type="hidden" name="lang" value={language} />}
        <button type="submit" className="button">
          {t('memorialPage.find')}
        </button>
        {text !== '' && (
          <Link className="button" to={linkToMemorial(address, id)}>
            {t('memorialPage.showAll')}
          </Link>
        )}
      </form>
    </search>
  );
}
