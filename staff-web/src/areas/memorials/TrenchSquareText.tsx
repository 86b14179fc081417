import { parseTrenchReference } from '@salient/shared/areas/memorials/trench/trenchReference.ts';
import { squareOfText } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';

/** Where the square of trench coordinates lies and how near that is, in words; nothing for what are none. */
export function TrenchSquareText({ coordinates }: { readonly coordinates: string }) {
  const { t, language } = useTexts();
  const reference = parseTrenchReference(coordinates);
  if (!reference) return null;
  const square = squareOfText(coordinates);
  if (!square) return <p className="memorial-source">{t('trenchSquares.unknownSheet', { sheet: reference.sheet })}</p>;
  const { centre, accuracy } = square;
  return (
    <p className="memorial-source">
      {t('trenchSquares.square', {
        reference: coordinates,
        metres: String(accuracy),
        position: positionText(centre, language),
      })}
    </p>
  );
}
