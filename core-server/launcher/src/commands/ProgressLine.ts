import type { ImportProgress } from '@salient/importer/run/importOptions.ts';

const barWidth = 24;

/** Seconds as people say them: 45 s, 3 min 20 s, 1 h 5 min. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

type Progress = Pick<ImportProgress, 'bytesRead' | 'bytes'> & {
  readonly counts: Pick<ImportProgress['counts'], 'read' | 'rejected'>;
};

/**
 * How far an import has come: on a terminal one line with a bar that is drawn anew, elsewhere a line every ten seconds.
 * The time left is reckoned from the part of the file that is read.
 */
export class ProgressLine {
  readonly #started = performance.now();
  readonly #isTerminal: boolean;
  #drawn = 0;
  #isDrawn = false;

  constructor(
    private readonly verb: string,
    private readonly fileName: string,
    private readonly out: NodeJS.WriteStream = process.stdout,
    /** What is counted. */
    private readonly unit = 'rows',
  ) {
    this.#isTerminal = out.isTTY === true;
  }

  show({ counts, bytesRead, bytes }: Progress): void {
    const now = performance.now();
    if (now - this.#drawn < (this.#isTerminal ? 200 : 10_000)) return;
    this.#drawn = now;
    const seconds = (now - this.#started) / 1000;
    const part = bytes === 0 ? 1 : Math.min(1, bytesRead / bytes);
    const rate = Math.round(counts.read / Math.max(seconds, 0.001));
    const left = part > 0.01 ? `${duration((seconds / part) * (1 - part))} left` : '';
    const rejected = counts.rejected > 0 ? `, ${counts.rejected} rejected` : '';
    const text = `${counts.read} ${this.unit}${rejected}, ${rate} a second  ${left}`;
    const percent = `${Math.floor(part * 100)} %`.padStart(5);
    if (this.#isTerminal) {
      const filled = Math.round(part * barWidth);
      const line = `${this.verb} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}${percent}  ${text}`;
      this.out.write(`\r${line.slice(0, Math.max(20, (this.out.columns ?? 80) - 1))}\u001b[K`);
      this.#isDrawn = true;
    } else this.out.write(`${this.verb} ${this.fileName}:${percent}  ${text.trim()}\n`);
  }

  /** Leaves the line to what comes after. */
  end(): void {
    if (this.#isDrawn) this.out.write('\r\u001b[K');
    this.#isDrawn = false;
  }
}
