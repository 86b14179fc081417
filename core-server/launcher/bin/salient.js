#!/usr/bin/env node
// Plain JavaScript, so that it runs before anything is known about the machine.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Salient needs Node 20.19 or newer and this is ${process.versions.node}: install a newer Node.`);
  process.exit(1);
}

const { buildServers } = await import('./buildServers.js');
try {
  await buildServers(() => {
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`${time}  build        builds the servers, because the sources changed or this is the first start`);
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

process.setSourceMapsEnabled(true);
const { runSalient } = await import('../dist/salient.js');
await runSalient(process.argv);

/** What to do about a build that failed, in a sentence. */
function explain(error) {
  if (error.code === 'ERR_MODULE_NOT_FOUND') {
    return 'The packages are not installed: run "npm ci" in the folder of Salient first.';
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code) || /permission denied|read-only/.test(error.message)) {
    return 'The servers must be built, and this user may not write in the folder of Salient: run "npm run build" as the user that owns it.';
  }
  return `The servers could not be built: ${error.message}`;
}
