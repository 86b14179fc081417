import { parseTrenchReference } from '@salient/shared/areas/memorials/trench/trenchReference.ts';
import { squareOfText } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** Where the square of trench coordinates lies and how near that is, in words; nothing for what are none. */
export function TrenchSquareText({ coordinates }: { readonly coordinates: string }) {
  const { t } = useTexts();
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
        position: `${centre.lat.toFixed(4)}, ${centre.lon.toFixed(4)}`,
      })}
    </p>
  );
}
