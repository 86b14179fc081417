import { IsNull } from 'typeorm';
import type { JobContext } from '../../../lib/jobs/Job.ts';
import { ErasureEntity } from './ErasureEntity.ts';
import { proveErasure } from './proveErasure.ts';
import { repeatErasures } from './repeatErasures.ts';

/** Brings to its end what an erasure that was cut off left: itself, its line beside the backups, its proof. */
export async function finishErasures(context: JobContext, now: Date): Promise<object> {
  const { dataSource, privacy, personalData: tables, log } = context;
  const repeated = await repeatErasures(dataSource, tables, privacy.list, now);
  if (repeated > 0) log.warn({ repeated }, 'erasures that the database did not know were done again');
  const unkept = await dataSource.manager.countBy(ErasureEntity, { kept_at: IsNull() });
  if (unkept > 0) await privacy.keepWithBackups();
  const unproven = await dataSource.manager.find(ErasureEntity, { where: { proof: IsNull() }, order: { at: 'ASC' } });
  let proven = 0;
  for (const { id } of unproven) proven += Number(await proveErasure({ ...context, tables }, id));
  return { repeated, proven };
}
