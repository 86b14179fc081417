import { ErasureList } from '../areas/privacy/erase/ErasureList.ts';
import { repeatErasures } from '../areas/privacy/erase/repeatErasures.ts';
import { personalData } from './composeAreas.ts';
import { createDataSource } from './database/createDataSource.ts';

/** Does again what the list of erasures in the data directory names and the database does not know; answers how many. */
export async function repeatListedErasures(databaseUrl: string, dataDir: string): Promise<number> {
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'salient-erasures' });
  await dataSource.initialize();
  try {
    return await repeatErasures(dataSource, personalData, ErasureList.in(dataDir), new Date());
  } finally {
    await dataSource.destroy();
  }
}
