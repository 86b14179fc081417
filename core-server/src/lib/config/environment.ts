export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment this process was started with: the one place where core-server touches `process.env`. */
export const environment: Environment = process.env;

/**
 * The environment for a program of another make (PostgreSQL, Meilisearch): what the operating system gave, without
 * the variables by which somebody's own database tools, language or Node settings would steer it.
 */
export function foreignEnvironment(env: Environment = environment): NodeJS.ProcessEnv {
  const steering = /^(PG|POSTGRES|MEILI_|SALIENT_|NODE_|npm_|DATABASE_URL$|LC_|LANG$|LANGUAGE$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !steering.test(name)));
}
