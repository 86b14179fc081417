import { StartProblem } from '../../lib/process/StartProblem.ts';

/** Why a backup cannot be made, read or restored: one sentence for the person who asked, saying what to do. */
export class BackupProblem extends StartProblem {
  override name = 'BackupProblem';
}
