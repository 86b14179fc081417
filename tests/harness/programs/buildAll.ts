import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../core-server/launcher/bin/salient.js', import.meta.url));

/** Builds what is not built yet, servers and web apps, as `npm run build` does: once, before tests that start them. */
export async function buildAll(): Promise<void> {
  const build = spawn(process.execPath, [command, 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('salient build failed');
}
