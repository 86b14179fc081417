import { shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSite } from '../../../lib/site/SiteContext.ts';
import { CiteTexts } from '../../../lib/ui/CiteTexts.tsx';
import { PrintedCode } from '../../../lib/ui/PrintedCode.tsx';
import { CopyButton, PrintButton, ShareButton } from '../../../lib/ui/ReadingButtons.tsx';

interface Props {
  readonly name: string;
  readonly code: string;
}

/** The short address that the panel bears, for those who cannot scan it, a citation, and the ways to pass it on (P8, P9). */
export function CiteKey({ name, code }: Props) {
  const { t } = useTexts();
  const { origin } = useSite();
  const address = origin + shortPath(code);
  return (
    <section className="person-section cite key-cite" aria-labelledby="share">
      <h2 id="share">{t('sharing.title')}</h2>
      <div className="section-body">
        <CiteTexts
          address={address}
          addressLabel={t('keyLocationPages.shortAddress')}
          cite={(date) => t('keyLocationPages.cite', { name, address, date })}
          CopyButton={CopyButton}
        />
        <p className="cite-actions">
          <PrintButton />
          <ShareButton url={address} />
        </p>
        <PrintedCode text={address} label={t('keyLocationPages.scan')} />
      </div>
    </section>
  );
}
