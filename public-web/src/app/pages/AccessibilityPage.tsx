import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';

/** The accessibility statement that every public app has (A1). */
export function Page() {
  const { t } = useTexts();
  const { site } = useSite();
  useHead({
    title: `${t('accessibility.title')} – Salient`,
    description: t('accessibility.intro'),
    path: '/publicsearch/accessibility',
  });
  return (
    <div className="page page-narrow prose">
      <PageTitle>{t('accessibility.title')}</PageTitle>
      <p className="lead">{t('accessibility.intro')}</p>
      <h2>{t('accessibility.standardTitle')}</h2>
      <p>{t('accessibility.standard')}</p>
      <h2>{t('accessibility.worksTitle')}</h2>
      <ul>
        <li>{t('accessibility.keyboard')}</li>
        <li>{t('accessibility.zoom')}</li>
        <li>{t('accessibility.screenReader')}</li>
        <li>{t('accessibility.motion')}</li>
        <li>{t('accessibility.noScript')}</li>
        <li>{t('accessibility.ownMaps')}</li>
      </ul>
      <h2>{t('accessibility.gapsTitle')}</h2>
      <ul>
        <li>{t('accessibility.gaps')}</li>
        <li>{t('accessibility.maps')}</li>
      </ul>
      {(site.helpMail || site.helpPhone) && (
        <>
          <h2>{t('accessibility.contactTitle')}</h2>
          <p>{t('accessibility.contact')}</p>
        </>
      )}
      <h2>{t('accessibility.checkedTitle')}</h2>
      <p>{t('accessibility.checked')}</p>
    </div>
  );
}
