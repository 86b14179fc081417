import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import QRCode from 'qrcode';

/** White modules around a code, without which readers do not find it. */
const quietZone = 4;

/** A QR code for paper: on a screen it stays away (P8). */
export function PrintedCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTexts();
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const side = size + 2 * quietZone;
  return (
    <p className="printed-code">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={`${label}${t('common.colon')}${text}`}>
        <path d={darkModules(data, size)} />
      </svg>
      <span aria-hidden="true">{label}</span>
    </p>
  );
}

/** One bar for each run of dark modules in a row. */
function darkModules(data: ArrayLike<number | boolean>, size: number): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0, run = 0; column <= size; column++) {
      if (column < size && data[row * size + column]) run++;
      else if (run > 0) {
        path += `M${column - run + quietZone} ${row + quietZone}h${run}v1h-${run}z`;
        run = 0;
      }
    }
  }
  return path;
}
