import { licenceUrls, type PublicRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** To whom a picture is owed, and under which licence others may use it (beyond 17). */
export function PictureCredit({ rights: { credit, licence } }: { readonly rights: PublicRights }) {
  const { t, language } = useTexts();
  const owed = textInLanguage(credit, language);
  return (
    <p className="scan-credit">
      {owed && <span lang={owed.language === language ? undefined : owed.language}>{owed.text}</span>}
      {licence && (
        <a href={licenceUrls[licence]} rel="license external noreferrer">
          {t(`publicDocument.licences.${licence}`)}
        </a>
      )}
    </p>
  );
}
