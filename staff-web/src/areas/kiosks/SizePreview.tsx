import { kioskNumberBounds } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import { sizesOnPanel } from '@salient/shared/areas/kiosks/panelSize.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { KioskForm } from './useKioskForm.ts';

const within = (text: string, { least, most }: { readonly least: number; readonly most: number }): number | null => {
  const value = Number(text.replace(',', '.'));
  return text.trim() !== '' && value >= least && value <= most ? value : null;
};

/** What panel and distance make of letters and buttons, in millimetres and as large as they will be (beyond 15). */
export function SizePreview({
  panel_inches,
  viewing_distance_mm,
}: Pick<KioskForm, 'panel_inches' | 'viewing_distance_mm'>) {
  const { t, language } = useTexts();
  const inches = within(panel_inches, kioskNumberBounds.panel_inches);
  const distance = within(viewing_distance_mm, kioskNumberBounds.viewing_distance_mm);
  if (inches === null || distance === null) return null;
  const sizes = sizesOnPanel(inches, distance);
  const inWords = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });
  const word = t('kiosks.preview.word');
  return (
    <figure className="form-wide size-preview">
      <figcaption>
        <strong>{t('kiosks.preview.title')}</strong>
        <span>
          {t('kiosks.preview.text', {
            body: inWords.format(sizes.body),
            large: inWords.format(sizes.large),
            target: inWords.format(sizes.target),
          })}
        </span>
        <small>{t('kiosks.preview.caption')}</small>
      </figcaption>
      <div aria-hidden="true">
        <span style={{ fontSize: `${sizes.body}mm` }}>{word}</span>
        <span style={{ fontSize: `${sizes.large}mm` }}>{word}</span>
        <span className="size-target" style={{ inlineSize: `${sizes.target}mm`, blockSize: `${sizes.target}mm` }} />
      </div>
    </figure>
  );
}
