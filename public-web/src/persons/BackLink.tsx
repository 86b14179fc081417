import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress, useLinks, type Via } from '../app/links.ts';
import { parseSearch } from '../search/searchAddress.ts';
import { Icon } from '../ui/icons.tsx';

/** Back to where the visitor came from; without that, to the names search. */
export function BackLink({ via }: { readonly via: Via | null }) {
  const { t } = useTexts();
  const links = useLinks();
  const { base } = useAddress();
  const [to, text] =
    via?.page === 'search'
      ? [links.search(parseSearch([...new URLSearchParams(via.params)])), t('personPage.backToSearch')]
      : via?.page === 'project'
        ? [links.project(via.id), t('personPage.backToProject')]
        : [links.search(), t('personPage.searchAnother')];
  return (
    <p className="back-link" data-base={base || undefined}>
      <Link to={to}>
        <Icon name="back" />
        {text}
      </Link>
    </p>
  );
}
