import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../harness/programs/freePort.ts';
import { until } from '../harness/until.ts';

/** Whole lists are imported, beside everything else that runs. */
const patienceMs = 220_000;

/** A museum with other things in it, in a program of its own for as long as a test needs it. */
export class OwnMuseum {
  readonly #program: ChildProcess;
  readonly origin: string;

  private constructor(program: ChildProcess, origin: string) {
    this.#program = program;
    this.origin = origin;
  }

  /** @param program file beside this one that opens it. */
  static async open(program: string): Promise<OwnMuseum> {
    const port = await freePort();
    const running = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, program)], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, E2E_PORT: String(port), NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const museum = new OwnMuseum(running, `http://127.0.0.1:${port}`);
    await until(`${program} is open`, () => museum.#isOpen(), patienceMs);
    return museum;
  }

  /** Where its database is, for what only SQL can ask. */
  async databaseUrl(): Promise<string> {
    const answered = once(this.#program, 'message') as Promise<[{ readonly databaseUrl: string }]>;
    this.#program.send('database');
    return (await answered)[0].databaseUrl;
  }

  async close(): Promise<void> {
    const exited = once(this.#program, 'exit');
    this.#program.kill('SIGTERM');
    await exited;
  }

  async #isOpen(): Promise<boolean> {
    if (this.#program.exitCode !== null) throw new Error('the museum did not open');
    return fetch(`${this.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
