#!/usr/bin/env node
// Plain JavaScript, so that it runs before anything is known about the machine.
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Salient needs Node 20.19 or newer and this is ${process.versions.node}: install a newer Node.`);
  process.exit(1);
}

const tsx = await import('tsx/esm/api').catch(() => undefined);
if (!tsx) {
  console.error('The packages are not installed: run "npm ci" in the folder of Salient first.');
  process.exit(1);
}

// TypeScript runs as it is, with the settings of this project whatever folder the command is typed in.
tsx.register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
const { runSalient } = await import('../src/commands/salient.ts');
await runSalient(process.argv);
