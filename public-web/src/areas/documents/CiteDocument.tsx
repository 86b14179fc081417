import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { CiteTexts } from '../../lib/ui/CiteTexts.tsx';
import { CopyButton } from '../../lib/ui/CopyButton.tsx';
import { PrintButton, ShareButton } from '../../lib/ui/ShareButton.tsx';

interface Props {
  readonly document: PublicDocument;
  /** The page that is shown, from 1. */
  readonly number: number;
}

/** The permanent address of the shown page, a citation with the day of consultation, and the manifest for other viewers. */
export function CiteDocument({ document, number: page }: Props) {
  const { t } = useTexts();
  const { origin } = useSite();
  const { id, title, number, institution, inventoryId, image } = document;
  const isWhole = page === 1;
  const address = `${origin}/document/${id}${isWhole ? '' : `?page=${page}`}`;
  const manifest = `${origin}/iiif/3/documents/${id}/manifest`;
  const kept = [institution, inventoryId, number].filter(Boolean).join(', ');
  const cite = (date: string) => {
    if (isWhole)
      return kept
        ? t('publicDocument.cite', { title, kept, address, date })
        : t('publicDocument.citeTitle', { title, address, date });
    return kept
      ? t('publicDocument.citePage', { title, page, kept, address, date })
      : t('publicDocument.citePageTitle', { title, page, address, date });
  };
  return (
    <section className="person-section cite" aria-labelledby="cite">
      <h2 id="cite">{t('sharing.title')}</h2>
      <div className="section-body">
        <CiteTexts address={address} cite={cite} CopyButton={CopyButton} />
        {image && (
          <dl className="cite-texts document-manifest">
            <div>
              <dt>{t('publicDocument.manifest')}</dt>
              <dd>
                <span className="address">{manifest}</span>
                <CopyButton text={manifest} label={t('publicDocument.copyManifest')} />
              </dd>
            </div>
          </dl>
        )}
        <p className="cite-actions">
          <ShareButton title={title} url={address} />
          <PrintButton />
        </p>
      </div>
    </section>
  );
}
