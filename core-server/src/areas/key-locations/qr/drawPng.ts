import QRCode from 'qrcode';
import { QrModules, quietZone } from './QrModules.ts';

/** Pixels that a picture for print has at least along a side (KEYLOC-33). */
const leastPixels = 1024;

/** A code as a picture of at least 1024 pixels, each module a whole number of them. */
export function drawPng(address: string): Promise<Buffer> {
  const width = new QrModules(address).size + 2 * quietZone;
  return QRCode.toBuffer(address, {
    errorCorrectionLevel: 'Q',
    margin: quietZone,
    scale: Math.ceil(leastPixels / width),
  });
}
