import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readStructures } from './readStructures.ts';

// `npm run structure [-- --arrows]`: folders, arrows and cycles of each program. Fails when a cycle is there or an arrow
// runs up.

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.stdout.on('error', () => process.exit());
const { values } = parseArgs({ options: { arrows: { type: 'boolean' } } });

let isBroken = false;
for (const { folder, files, folders, arrows, cycles, upward } of readStructures(root)) {
  console.log(
    `${folder}: ${folders} folders, ${files} files, ${arrows.size} arrows, ${cycles.length} cycles, ${upward.length} upwards`,
  );
  if (values.arrows) for (const [arrow, count] of [...arrows].sort()) console.log(`  ${arrow} (${count})`);
  for (const cycle of cycles) console.log(`  cycle in ${cycle}`);
  for (const problem of upward) console.log(`  ${problem}`);
  isBroken ||= cycles.length + upward.length > 0;
}
process.exitCode = isBroken ? 1 : 0;
