import { Counter, type Registry } from 'prom-client';
import { passwordMatches } from './password.ts';

/** Compares passwords and counts how often: each costs the processor some hundredths of a second. */
export class PasswordChecks {
  readonly #checks: Counter;

  constructor(registry: Registry) {
    this.#checks = new Counter({
      name: 'salient_password_checks_total',
      help: 'Passwords compared with the stored hash',
      registers: [registry],
    });
  }

  /** Takes as long for an account that does not exist, or has no password yet, as for one that has. */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    this.#checks.inc();
    return passwordMatches(passwordHash, password);
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly passwordChecks: PasswordChecks;
  }
}
