import { join } from 'node:path';
import type Koa from 'koa';
import { answerBundles } from '../../areas/kiosk-content/bundle/answerBundles.ts';
import type { BundleSources } from '../../areas/kiosk-content/bundle/KioskBundles.ts';
import { namesOfDayFeed } from '../../areas/names-of-day/namesOfDayFeed.ts';
import { personQr } from '../../areas/persons/personQr.ts';
import { projectRoot } from '../../lib/config/readConfig.ts';
import { BuiltFiles } from '../../lib/pages/BuiltFiles.ts';
import type { MountedApp } from '../createApp.ts';
import { createPages, type PagesOptions } from './createPages.ts';
import { sitemaps } from './sitemaps.ts';

const dist = (app: string) => join(projectRoot, app, 'dist');

/** Serves all that is no call: the built apps of this project, and what is drawn or listed for them. */
export function mountPages(
  koa: Koa,
  { dispatcher, budgets, pools, namesOfDay, files, useCounter, pageCache, now, log }: MountedApp,
  { publicUrl, site }: Pick<PagesOptions, 'publicUrl' | 'site'>,
): void {
  const call: PagesOptions['call'] = (method, params, address) =>
    dispatcher.callAsGuest(method, params, { callerClass: 'guest', caller: address });
  const callForKiosks: BundleSources['call'] = (method, params) =>
    dispatcher.callAsGuest(method, params, { callerClass: 'kiosk', caller: 'bundle' });
  const kiosk = new BuiltFiles(dist('kiosk'), '/kiosk/');
  koa
    .use(sitemaps({ dataSource: pools.guest, publicUrl }).routes())
    .use(personQr({ publicUrl }).routes())
    .use(namesOfDayFeed({ dataSource: pools.guest, namesOfDay, publicUrl }).routes())
    .use(answerBundles({ dataSource: pools.kiosk, files, app: kiosk, call: callForKiosks, now, log }).routes())
    .use(
      createPages({
        publicWeb: dist('public-web'),
        staffWeb: dist('staff-web'),
        kiosk,
        publicUrl,
        site,
        call,
        count: (what) => useCounter.count(what),
        cache: pageCache,
        runPage: (address, make) => budgets.runPage(address, make),
        now,
      }),
    );
}
