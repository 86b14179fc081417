import { z } from 'zod';

export interface Config {
  readonly databaseUrl: string;
  readonly meiliUrl: string;
  /** Absent for a Meilisearch that runs without keys. */
  readonly meiliKey: string | undefined;
  readonly logLevel: (typeof logLevels)[number];
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error'] as const;

const address = (protocol: RegExp, expected: string) => z.url({ protocol, hostname: /^.+$/, error: expected });

const environmentSchema = z.object({
  DATABASE_URL: address(/^postgres(ql)?$/, 'must be the address of a PostgreSQL database: postgres://…'),
  MEILI_URL: address(/^https?$/, 'must be the address of a Meilisearch server: http://… or https://…'),
  MEILI_MASTER_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

/** Settings of the environment that cannot be used; the message names each and says what it must be. */
export class WrongSettings extends Error {
  override name = 'WrongSettings';
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 *
 * @throws WrongSettings without the values themselves, which may hold passwords.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  if (error) {
    throw new WrongSettings(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '));
  }
  return {
    databaseUrl: data.DATABASE_URL,
    meiliUrl: data.MEILI_URL,
    meiliKey: data.MEILI_MASTER_KEY,
    logLevel: data.LOG_LEVEL,
  };
}
