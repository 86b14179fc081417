import { create } from 'qrcode';

/** Light modules around a code, as ISO/IEC 18004 asks for. */
const quietZone = 4;

/**
 * A QR code of error level M, which is enough on a screen (beyond 6).
 *
 * @returns the path of its dark modules in units of one, and how many units a side has with its quiet zone.
 */
export function qrPath(text: string): { readonly path: string; readonly side: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows: string[] = [];
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; ) {
      let run = 0;
      while (x + run < modules.size && modules.get(y, x + run)) run++;
      if (run > 0) rows.push(`M${x + quietZone} ${y + quietZone}h${run}v1h-${run}z`);
      x += Math.max(1, run);
    }
  }
  return { path: rows.join(''), side: modules.size + 2 * quietZone };
}
