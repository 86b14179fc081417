import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemWithPath, StartProblem, systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';
import { z } from 'zod';
import { say } from './terminal.ts';

const secretsSchema = z.looseObject({
  /** The password of the role `salient` in the embedded PostgreSQL. */
  postgresPassword: z.string().min(1).optional(),
  /** The master key of the embedded Meilisearch. */
  meiliMasterKey: z.string().min(16).optional(),
  /** What the account `admin` was made with, when SALIENT_ADMIN_PASSWORD did not give a password. */
  firstAdminPassword: z.string().min(8).optional(),
});

export type SecretName = 'postgresPassword' | 'meiliMasterKey' | 'firstAdminPassword';

/** The generated secrets of a data directory, in its file `secrets.json` that only its owner may read. */
export class Secrets {
  readonly #path: string;
  #known: z.infer<typeof secretsSchema>;

  /** @throws StartProblem when the file is there but cannot be read or understood. */
  constructor(dataDir: string) {
    this.#path = join(dataDir, 'secrets.json');
    this.#known = readFile(this.#path);
    for (const name of Object.keys(this.#known)) {
      if (!(name in secretsSchema.shape)) say('salient', `${this.#path}: "${name}" is not used by Salient`);
    }
  }

  has(name: SecretName): boolean {
    return this.#known[name] !== undefined;
  }

  /**
   * The secret of this name. One that is missing is generated and written before anybody uses it, so that a crash in
   * between never leaves something locked whose password nobody knows.
   */
  get(name: SecretName): string {
    const known = this.#known[name];
    if (known !== undefined) return known;
    const generated = randomBytes(name === 'firstAdminPassword' ? 12 : 24).toString('base64url');
    this.#known = { ...this.#known, [name]: generated };
    writeFile(this.#path, this.#known);
    return generated;
  }
}

function readFile(path: string): z.infer<typeof secretsSchema> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return {};
    throw problemWithPath(error, path);
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartProblem(
      `${path} is damaged: bring it back from a copy, or remove it and Salient makes new passwords for the data it finds.`,
    );
  }
}

function writeFile(path: string, secrets: object): void {
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw problemWithPath(error, path);
  }
}
