import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { FileProblem } from '../read/FileProblem.ts';
import type { ImportRunFiles } from './ImportRun.ts';
import type { ImportOptions } from './importOptions.ts';
import { ProblemFile } from './ProblemFile.ts';

/**
 * The files for rejected rows and for rows with warnings, tried out before the first row is read.
 *
 * @throws FileProblem when one cannot be written, or is the list, the mapping or the other one.
 */
export async function openProblemFiles(
  { file, map, rejectsFile, warningsFile }: ImportOptions,
  header: readonly string[],
): Promise<ImportRunFiles> {
  const rejects = new ProblemFile(rejectsFile, 'rejected rows', header);
  const warnings = warningsFile ? new ProblemFile(warningsFile, 'rows with warnings', header) : null;
  const taken = new Map<string, string>([
    [await identify(file), 'the list'],
    ...(typeof map === 'string' ? [[await identify(map), 'the mapping'] as const] : []),
  ]);
  for (const [problems, name] of [[rejects, 'the file of rejected rows'] as const, [warnings, ''] as const]) {
    if (!problems) continue;
    const identity = await identify(problems.path);
    const other = taken.get(identity);
    if (other) throw new FileProblem(`${problems.path} is ${other}, which must not be overwritten: name another file.`);
    taken.set(identity, name);
    await problems.check();
  }
  return { rejects, warnings };
}

/** The same for every path of one file. */
async function identify(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found ? `${found.dev}:${found.ino}` : resolve(path);
}
