/**
 * Something that the person at the terminal can put right. The message is whole: one sentence for each problem, saying
 * what is wrong and what to do. It is shown without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The code of a failed system call ('ENOSPC', 'EACCES' …), or undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Turns a failed system call on `path` into a sentence; anything else is given back as it is. */
export function problemWithPath(error: unknown, path: string): unknown {
  switch (systemErrorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(path);
    case 'EACCES':
    case 'EPERM':
      return new StartProblem(
        `${path} may not be written by this user: start Salient as the user that owns it, give it to this user (sudo chown -R "$(id -un)" '${path}'), or set SALIENT_DATA_DIR to another folder.`,
      );
    case 'EROFS':
      return new StartProblem(
        `${path} is on a disk that cannot be written: set SALIENT_DATA_DIR to a folder on another disk.`,
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return new StartProblem(
        `${path} cannot be a folder because a file stands in its place: move that file, or set SALIENT_DATA_DIR to another folder.`,
      );
    default:
      return error;
  }
}

/** The sentence for a disk without room. */
export function diskFull(path: string): StartProblem {
  return new StartProblem(
    `The disk that holds ${path} is full: make room on it, or set SALIENT_DATA_DIR to a folder on another disk.`,
  );
}
