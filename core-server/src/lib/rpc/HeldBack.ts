import { setTimeout as delay } from 'node:timers/promises';

/** How long an answer is held back that asks to come later. Milliseconds. */
const heldMs = 1_000;
/** Answers that are held back at once; beyond that they go out as they come. */
const most = 2_000;

/** Holds refusals back for a moment: a program that asks again at once shall not keep the server busy with refusing. */
export class HeldBack {
  #held = 0;

  async hold(): Promise<void> {
    if (this.#held >= most) return;
    this.#held++;
    await delay(heldMs);
    this.#held--;
  }
}
