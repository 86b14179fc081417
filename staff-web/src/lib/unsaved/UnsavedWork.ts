import { Store } from '../store/Store.ts';

export interface UnsavedState {
  /** Forms that hold work which is not saved. */
  readonly forms: ReadonlySet<symbol>;
  /** What somebody wants to leave, asked whether the work in it may be lost; null when nobody waits for an answer. */
  readonly asking: Leaving | null;
}

/** What is closed or left behind; `form` is one on a page that goes back to reading. */
export type Leaving = 'page' | 'dialog' | 'form';

/** Knows whether work would be lost, and asks before it is (SHELL-22, SHELL-23). */
export class UnsavedWork extends Store<UnsavedState> {
  #answer: ((leave: boolean) => void) | undefined;

  constructor() {
    super({ forms: new Set(), asking: null });
  }

  get any(): boolean {
    return this.get().forms.size > 0;
  }

  /** Notes one form with unsaved work, until the returned function is called. */
  add(): () => void {
    const form = Symbol('form');
    this.#setForms([...this.get().forms, form]);
    return () => this.#setForms([...this.get().forms].filter((each) => each !== form));
  }

  /** Resolves to true when nothing would be lost, or when the person agrees to lose it; then it counts no more. */
  async mayLeave(leaving: Leaving): Promise<boolean> {
    if (!this.any) return true;
    this.#answer?.(false);
    this.set({ ...this.get(), asking: leaving });
    const leave = await new Promise<boolean>((resolve) => {
      this.#answer = resolve;
    });
    if (leave) this.forget();
    return leave;
  }

  /** Nothing that is unsaved counts any more: what it was about is gone. */
  forget(): void {
    this.#setForms([]);
  }

  answer(leave: boolean): void {
    this.set({ ...this.get(), asking: null });
    this.#answer?.(leave);
    this.#answer = undefined;
  }

  #setForms(forms: readonly symbol[]): void {
    this.set({ ...this.get(), forms: new Set(forms) });
  }
}

declare module '../services/services.ts' {
  interface Services {
    readonly unsavedWork: UnsavedWork;
  }
}
