import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { linkToStart } from '../../lib/routing/linkTo.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { Icon } from '../../lib/ui/icons.tsx';
import { linkToMemorial } from '../memorials/linkToMemorial.ts';
import { linkToUnit } from '../military/linkToUnit.ts';
import type { Via } from '../persons/via.ts';
import { linkToProject } from '../projects/linkToProject.ts';
import { linkToSearch } from './linkToSearch.ts';
import { parseSearch } from './searchAddress.ts';

/** Back to where the visitor came from; without that, to the names search. */
export function BackLink({ via }: { readonly via: Via | null }) {
  const { t } = useTexts();
  const address = useAddress();
  const { base } = useAddress();
  const [to, text] =
    via?.page === 'search'
      ? [linkToSearch(address, parseSearch([...new URLSearchParams(via.params)])), t('personPage.backToSearch')]
      : via?.page === 'project'
        ? [linkToProject(address, via.id), t('personPage.backToProject')]
        : via?.page === 'memorial'
          ? [linkToMemorial(address, via.id), t('personPage.backToMemorial')]
          : via?.page === 'unit'
            ? [linkToUnit(address, via.id), t('personPage.backToUnit')]
            : [linkToStart(address), t('personPage.searchAnother')];
  return (
    <p className="back-link" data-base={base || undefined}>
      <Link to={to}>
        <Icon name="back" />
        {text}
      </Link>
    </p>
  );
}
