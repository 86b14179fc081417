/**
 * Something that an area lets others take part in, so that it need not know them: `personRemoving`, `personsMerging`. The
 * area that the thing happens in declares it; areas above it add what they do.
 */
export interface Hook<Input, Output = void> {
  readonly name: string;
  /** Never there: holds the types of what is handed over and what comes back. */
  readonly types?: (input: Input) => Output;
}

/** What an area does at a hook of another one. */
export interface HookHandler {
  readonly hook: Hook<never, unknown>;
  readonly run: (input: never) => Promise<unknown>;
}

export const defineHook = <Input, Output = void>(name: string): Hook<Input, Output> => ({ name });

export const on = <Input, Output>(hook: Hook<Input, Output>, run: (input: Input) => Promise<Output>): HookHandler => ({
  hook: hook as Hook<never, unknown>,
  run: run as HookHandler['run'],
});

/** Runs what areas do at each hook; made once for a process. */
export class Hooks {
  readonly #handlers = new Map<Hook<never, unknown>, HookHandler['run'][]>();

  constructor(handlers: Iterable<HookHandler>) {
    for (const { hook, run } of handlers) this.#handlers.set(hook, [...(this.#handlers.get(hook) ?? []), run]);
  }

  /** One after another, in the order of the areas; what one throws ends it, and the transaction of the caller. */
  async run<Input, Output>(hook: Hook<Input, Output>, input: Input): Promise<Output[]> {
    const outputs: Output[] = [];
    for (const run of this.#handlers.get(hook as Hook<never, unknown>) ?? []) {
      outputs.push((await run(input as never)) as Output);
    }
    return outputs;
  }
}
