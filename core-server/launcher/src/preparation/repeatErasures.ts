import { repeatListedErasures } from '@salient/core-server/app/repeatListedErasures.ts';
import { say } from '../terminal.ts';

/** Erases again who was erased after the backup was made from which the database comes, before anybody is answered from it. */
export async function repeatErasures(databaseUrl: string, dataDir: string): Promise<void> {
  say('salient', 'erases again who was erased since this state of the database');
  const repeated = await repeatListedErasures(databaseUrl, dataDir);
  say('salient', `${repeated} ${repeated === 1 ? 'erasure was' : 'erasures were'} done again`);
}
