import { applyRetention } from '../../core-server/src/areas/privacy/retention/applyRetention.ts';
import { createMaker } from '../harness/records/make.ts';
import { openMuseum } from './openMuseum.ts';

/** A museum with contact persons of years ago, on the morning after its first night. */
await openMuseum(async ({ dataSource, services }) => {
  const make = createMaker(dataSource);
  const longAgo = new Date('2020-03-01T10:00:00Z');
  for (const lastName of ['Claeys', 'Maes', 'Schröder']) {
    await make.contactPerson({ firstName: 'Griet', lastName, created_at: longAgo, updated_at: longAgo });
  }
  await applyRetention({ ...services, dataSource }, new Date());
});
