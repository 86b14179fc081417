import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../harness/freePort.ts';
import { until } from '../harness/until.ts';

/** The museum of real lists, in a program of its own for as long as a test needs it. */
export class RealMuseum {
  readonly #program: ChildProcess;
  readonly origin: string;

  private constructor(program: ChildProcess, origin: string) {
    this.#program = program;
    this.origin = origin;
  }

  static async open(): Promise<RealMuseum> {
    const port = await freePort();
    const program = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'realListsMuseum.ts')], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, E2E_PORT: String(port), NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const museum = new RealMuseum(program, `http://127.0.0.1:${port}`);
    await until('the museum of real lists is open', () => museum.#isOpen());
    return museum;
  }

  async close(): Promise<void> {
    const exited = once(this.#program, 'exit');
    this.#program.kill('SIGTERM');
    await exited;
  }

  async #isOpen(): Promise<boolean> {
    if (this.#program.exitCode !== null) throw new Error('the museum of real lists did not open');
    return fetch(`${this.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
