import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { CiteTexts } from '../../lib/ui/CiteTexts.tsx';
import { CopyButton } from '../../lib/ui/CopyButton.tsx';
import { PrintButton, ShareButton } from '../../lib/ui/ShareButton.tsx';

/** The permanent address, a citation with the day of consultation, and the manifest for other viewers. */
export function CiteDocument({ document }: { readonly document: PublicDocument }) {
  const { t } = useTexts();
  const { origin } = useSite();
  const { id, title, number, institution, inventoryId, image } = document;
  const address = `${origin}/document/${id}`;
  const kept = [institution, inventoryId, number].filter(Boolean).join(', ');
  const cite = (date: string) =>
    kept
      ? t('publicDocument.cite', { title, kept, address, date })
      : t('publicDocument.citeTitle', { title, address, date });
  return (
    <section className="person-section cite" aria-labelledby="cite">
      <h2 id="cite">{t('sharing.title')}</h2>
      <div className="section-body">
        <CiteTexts address={address} cite={cite} CopyButton={CopyButton} />
        {image && (
          <p className="document-manifest">
            <a href={`/iiif/3/documents/${id}/manifest`}>{t('publicDocument.manifest')}</a>
          </p>
        )}
        <p className="cite-actions">
          <ShareButton title={title} url={address} />
          <PrintButton />
        </p>
      </div>
    </section>
  );
}
