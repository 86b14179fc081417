import QRCode from 'qrcode';

/** Light modules around a code that readers need (ux.md K19). */
export const quietZone = 4;

/** A QR code as a square of dark and light modules, at error level Q: a quarter of it may be scratched. */
export class QrModules {
  /** Modules along a side, without the quiet zone. */
  readonly size: number;
  readonly #dark: (row: number, column: number) => boolean;

  constructor(text: string) {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' });
    this.size = modules.size;
    this.#dark = (row, column) => modules.get(row, column) === 1;
  }

  /** Runs of dark modules in each row, so that a drawing has no hairlines between neighbours. */
  *runs(): Generator<{ readonly row: number; readonly column: number; readonly length: number }> {
    for (let row = 0; row < this.size; row++) {
      for (let column = 0; column < this.size; column++) {
        const start = column;
        while (column < this.size && this.#dark(row, column)) column++;
        if (column > start) yield { row, column: start, length: column - start };
      }
    }
  }
}
