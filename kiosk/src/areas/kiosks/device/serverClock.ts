import { useMemo } from 'react';

export interface ServerClock {
  /** What the server said its clock shows, ISO 8601. */
  readonly set: (now: string) => void;
  /** The moment by the server's clock; by the device's own until it has been heard. */
  readonly now: () => Date;
  /** The same so many milliseconds ago; null until the clock has been heard. */
  readonly before: (ms: number) => Date | null;
}

/** The server's clock as a kiosk remembers it: the one of a museum machine may be anything. */
export function createServerClock(): ServerClock {
  let offset: number | null = null;
  const now = () => new Date(offset === null ? Date.now() : performance.now() + offset);
  return {
    set: (text) => {
      offset = Date.parse(text) - performance.now();
    },
    now,
    before: (ms) => (offset === null ? null : new Date(performance.now() + offset - ms)),
  };
}

export const useServerClock = (): ServerClock => useMemo(createServerClock, []);
