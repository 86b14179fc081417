import { personQrPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { shortPersonPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { CiteTexts } from '../../lib/ui/CiteTexts.tsx';
import { CopyButton } from '../../lib/ui/CopyButton.tsx';
import { PrintButton, ShareButton } from '../../lib/ui/ShareButton.tsx';

interface Props {
  readonly person: PublicPerson;
  readonly name: string;
  readonly years: string;
}

/** The permanent address, a citation with the day of consultation, sharing where the device can, and printing (P9). */
export function CiteAndShare({ person, name, years }: Props) {
  const { t } = useTexts();
  const { origin } = useSite();
  const address = origin + shortPersonPath(person.short_code);
  const cite = (date: string) =>
    years
      ? t('personPage.cite', { name, years, address, date })
      : t('personPage.citeWithoutYears', { name, address, date });

  return (
    <section className="person-section cite" aria-labelledby="cite">
      <h2 id="cite">{t('sharing.title')}</h2>
      <div className="section-body">
        <CiteTexts address={address} cite={cite} CopyButton={CopyButton} />
        {/* On paper the address is a code too; a screen has the address itself. */}
        <img className="cite-code" src={personQrPath(person.short_code)} alt="" fetchPriority="low" />
        <p className="cite-actions">
          <ShareButton title={name} url={address} />
          <PrintButton />
        </p>
      </div>
    </section>
  );
}
