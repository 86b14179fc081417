import { join } from 'node:path';
import { buildApps } from '../../../core-server/launcher/src/build/buildApps.ts';
import { projectRoot } from '../../../core-server/src/lib/config/readConfig.ts';
import { BuiltFiles } from '../../../core-server/src/lib/pages/BuiltFiles.ts';

/** The three web apps as `createPages` takes them, built where their sources changed. */
export async function builtApps() {
  await buildApps({ signal: new AbortController().signal });
  const dist = (app: string) => join(projectRoot, app, 'dist');
  return {
    ...{ publicWeb: dist('public-web'), staffWeb: dist('staff-web') },
    kiosk: new BuiltFiles(dist('kiosk'), '/kiosk/'),
  };
}
