import { disturbs } from '@salient/shared/areas/kiosks/kioskCommand.ts';
import {
  type CommandFailure,
  type CommandOutcome,
  type KioskReport,
  type ReportAnswer,
  reportEveryMs,
  type WaitingCommand,
} from '@salient/shared/areas/kiosks/kioskReport.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';

/** Between two looks for a command whose moment has come. Milliseconds. */
const lookEveryMs = 250;
/** A report that takes longer is given up; the next one follows. */
const patienceMs = 5_000;

export interface KioskReporterSettings {
  readonly client: Pick<Client, 'reportKiosk'>;
  readonly deviceSecret: string;
  /** How the kiosk is now. */
  readonly describe: () => Omit<KioskReport, 'offline_seconds'>;
  /** Whether nobody is here whom a command would disturb. */
  readonly isResting: () => boolean;
  /** Does what is asked; answers why it could not, or null. */
  readonly obey: (command: WaitingCommand) => Promise<CommandFailure | null>;
  readonly onAnswer: (answer: ReportAnswer) => void;
  /** The server knows this secret no longer. */
  readonly onRevoked: () => void;
  /** What was done before this link was made: the reload that led to it. */
  readonly outcomes?: readonly CommandOutcome[];
}

interface OpenCommand extends WaitingCommand {
  readonly expiresAt: number;
}

/** Signs of life of a kiosk, and the commands that come back with their answers. A server that is away changes nothing. */
export class KioskReporter {
  readonly #settings: KioskReporterSettings;
  readonly #timers: ReturnType<typeof setInterval>[];
  readonly #closing = new AbortController();
  /** Commands to be obeyed, and all that were ever heard of. */
  #waiting: OpenCommand[] = [];
  readonly #known = new Set<string>();
  #outcomes: CommandOutcome[];
  #reporting: Promise<boolean> | undefined;
  #isAskedAgain = false;
  #isObeying = false;
  #answeredAt = performance.now();
  #hasFailed = false;

  constructor(settings: KioskReporterSettings) {
    this.#settings = settings;
    this.#outcomes = [...(settings.outcomes ?? [])];
    this.#timers = [
      setInterval(() => void this.report(), reportEveryMs),
      setInterval(() => void this.#obeyNext(), lookEveryMs),
    ];
    void this.report();
  }

  /** Reports now; answers whether the server heard it. While a report is under way another one follows it. */
  report(): Promise<boolean> {
    if (this.#reporting) this.#isAskedAgain = true;
    this.#reporting ??= this.#send().finally(() => {
      this.#reporting = undefined;
      const isAskedAgain = this.#isAskedAgain;
      this.#isAskedAgain = false;
      if (isAskedAgain && !this.#closing.signal.aborted) void this.report();
    });
    return this.#reporting;
  }

  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #send(): Promise<boolean> {
    const { client, deviceSecret: device_key, describe, onAnswer, onRevoked } = this.#settings;
    const outcomes = this.#outcomes.slice(0, 50);
    const now = performance.now();
    const offline_seconds = this.#hasFailed ? Math.round((now - this.#answeredAt) / 1000) : null;
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(patienceMs)]);
    try {
      const report = { ...describe(), offline_seconds };
      const answer = await client.reportKiosk({ device_key, report, outcomes }, { signal });
      this.#answeredAt = performance.now();
      this.#hasFailed = false;
      this.#outcomes = this.#outcomes.filter((outcome) => !outcomes.includes(outcome));
      this.#take(answer.commands);
      onAnswer(answer);
      return true;
    } catch (error) {
      if (this.#closing.signal.aborted) return false;
      this.#hasFailed = true;
      if (failureOf(error).name === 'deviceNotPaired') onRevoked();
      return false;
    }
  }

  #take(commands: readonly WaitingCommand[]): void {
    for (const command of commands) {
      if (this.#known.has(command.id)) continue;
      this.#known.add(command.id);
      this.#waiting.push({ ...command, expiresAt: performance.now() + command.expires_in_seconds * 1000 });
    }
  }

  async #obeyNext(): Promise<void> {
    const now = performance.now();
    this.#waiting = this.#waiting.filter(({ expiresAt }) => expiresAt > now);
    if (this.#isObeying) return;
    const { isResting, obey } = this.#settings;
    const next = this.#waiting.find(({ kind, at_once }) => at_once || !disturbs(kind) || isResting());
    if (!next) return;
    this.#isObeying = true;
    this.#waiting = this.#waiting.filter((command) => command !== next);
    try {
      this.#outcomes.push({ id: next.id, failure: await obey(next) });
    } catch {
      this.#outcomes.push({ id: next.id, failure: 'not_possible' });
    } finally {
      this.#isObeying = false;
    }
    void this.report();
  }
}
