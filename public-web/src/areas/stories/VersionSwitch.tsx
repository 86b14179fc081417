import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useLocation } from 'react-router-dom';

/** Adults or children: two links of equal rank (K20). The rest of the address stays as it is, but for the page of a list. */
export function VersionSwitch({ child }: { readonly child: boolean }) {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(child|page)(=|$)/i.test(pair));
  const hrefOf = (wished: boolean) => {
    const query = [...others, ...(wished ? ['child'] : [])].join('&');
    return query ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="version-switch" aria-label={t('storyPage.versions')}>
      <ul>
        {[false, true].map((wished) => (
          <li key={String(wished)}>
            <a href={hrefOf(wished)} aria-current={wished === child ? 'true' : undefined}>
              {t(wished ? 'storyPage.forChildren' : 'storyPage.forAdults')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
