import type { ProcessIdentity } from './processIdentity.ts';
import { type Program, StartInterrupted, SupervisedProgram } from './SupervisedProgram.ts';

/** From what everybody needs to what needs everybody; programs stop the other way round. */
const order = ['postgres', 'meilisearch', 'indexer', 'core'];

/** The programs that a launcher keeps running. */
export class ProgramSet {
  readonly #programs: SupervisedProgram[] = [];
  readonly #onChange: (running: Record<string, ProcessIdentity>) => void;
  #stopped = false;

  /** @param onChange is told which processes run, by program, whenever one comes or goes. */
  constructor(onChange: (running: Record<string, ProcessIdentity>) => void) {
    this.#onChange = onChange;
  }

  /**
   * Takes a program in; it is yet to be started.
   *
   * @throws StartInterrupted when the set was stopped meanwhile.
   */
  add(program: Program): SupervisedProgram {
    if (this.#stopped) throw new StartInterrupted();
    const supervised = new SupervisedProgram(program, () => this.#onChange(this.#running()));
    this.#programs.push(supervised);
    this.#programs.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
    return supervised;
  }

  /** Stops all programs, each after those that need it. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const program of this.#programs.toReversed()) await program.stop();
  }

  /** Ends all programs at once; their data repairs itself at the next start. */
  kill(): void {
    for (const program of this.#programs) program.kill();
  }

  #running(): Record<string, ProcessIdentity> {
    return Object.fromEntries(this.#programs.flatMap(({ name, identity }) => (identity ? [[name, identity]] : [])));
  }
}
