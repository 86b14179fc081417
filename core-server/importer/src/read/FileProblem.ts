import type { ListProblem } from '@salient/shared/areas/imports/listProblems.ts';

/** A list that cannot be read, or a file that cannot be written; the message says why at a terminal, the reason in an app. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  constructor(
    message: string,
    readonly reason: ListProblem = 'unreadable',
  ) {
    super(message);
  }
}
