/** Wrong PINs in a row until the pad locks, and for how long (beyond 5). */
export const pinLimits = { wrong: 3, lockMs: 60_000 };

/** Attempts at the PIN of this machine; they outlive the pad, so that closing it gains nothing. */
export interface PinAttempts {
  readonly wrong: number;
  /** Moment until which no PIN is heard, in milliseconds of a clock that only goes on. */
  readonly lockedUntil: number;
}

export const noAttempts: PinAttempts = { wrong: 0, lockedUntil: 0 };

/** After one more wrong PIN at a moment. */
export function afterWrongPin({ wrong }: PinAttempts, at: number): PinAttempts {
  return wrong + 1 >= pinLimits.wrong
    ? { wrong: 0, lockedUntil: at + pinLimits.lockMs }
    : { wrong: wrong + 1, lockedUntil: 0 };
}

/** Whole seconds until a PIN is heard again; 0 when it is. */
export const lockedSeconds = ({ lockedUntil }: PinAttempts, at: number): number =>
  Math.max(0, Math.ceil((lockedUntil - at) / 1000));
