import { join } from 'node:path';
import type Koa from 'koa';
import { projectRoot } from '../config/readConfig.ts';
import type { MountedApp } from '../http/createApp.ts';
import { answerBundles } from '../kiosks/bundle/answerBundles.ts';
import { namesOfDayFeed } from '../names-of-day/namesOfDayFeed.ts';
import { BuiltFiles } from './BuiltFiles.ts';
import { createPages, type PagesOptions } from './createPages.ts';
import { personQr } from './personQr.ts';
import { sitemaps } from './sitemaps.ts';

const dist = (app: string) => join(projectRoot, app, 'dist');

/** Serves all that is no call: the built apps of this project, and what is drawn or listed for them. */
export function mountPages(
  koa: Koa,
  { dispatcher, dataSource, namesOfDay, files, useCounter, now, log }: MountedApp,
  { publicUrl, site }: Pick<PagesOptions, 'publicUrl' | 'site'>,
): void {
  const call: PagesOptions['call'] = (method, params) => dispatcher.callAsGuest(method, params);
  const kiosk = new BuiltFiles(dist('kiosk'), '/kiosk/');
  koa
    .use(sitemaps({ dataSource, publicUrl }).routes())
    .use(personQr({ publicUrl }).routes())
    .use(namesOfDayFeed({ namesOfDay, publicUrl }).routes())
    .use(answerBundles({ dataSource, files, app: kiosk, call, now, log }).routes())
    .use(
      createPages({
        publicWeb: dist('public-web'),
        staffWeb: dist('staff-web'),
        kiosk,
        publicUrl,
        site,
        call,
        count: (what) => useCounter.count(what),
      }),
    );
}
