import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** Over a story that is shown as it stands: nobody shall take it for the published one. */
export function PreviewBanner() {
  const { t } = useTexts();
  return (
    <aside className="preview-banner" aria-labelledby="preview">
      <h2 id="preview">{t('storyPage.preview')}</h2>
      <p>{t('storyPage.previewText')}</p>
    </aside>
  );
}
