import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { CiteTexts } from '../../lib/ui/CiteTexts.tsx';
import { PrintedCode } from '../../lib/ui/PrintedCode.tsx';
import { CopyButton, PrintButton, ShareButton } from '../../lib/ui/ReadingButtons.tsx';

interface Props {
  /** Of the permanent address. */
  readonly path: string;
  /** The person's name with the years, or both of an encounter. */
  readonly name: string;
}

/** The permanent address, a citation with the day of consultation, sharing, and printing (P8, P9). */
export function CiteStory({ path, name }: Props) {
  const { t } = useTexts();
  const { origin } = useSite();
  const address = origin + path;
  return (
    <section className="story-cite cite" aria-labelledby="cite">
      <h2 id="cite">{t('sharing.title')}</h2>
      <CiteTexts
        address={address}
        cite={(date) => t('storyPage.cite', { name, address, date })}
        CopyButton={CopyButton}
      />
      <p className="cite-actions">
        <PrintButton />
        <ShareButton url={address} />
      </p>
      <PrintedCode text={address} label={t('storyPage.scan')} />
    </section>
  );
}
