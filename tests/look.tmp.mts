import chromium from '@sparticuz/chromium';
import { chromium as pw } from 'playwright-core';
import { staffPassword } from './e2e/museumFacts.ts';

const origin = process.env.ORIGIN ?? 'http://127.0.0.1:23111';
const [, , script] = process.argv;
const browser = await pw.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
async function session(options: { width: number; height?: number; dark?: boolean; lang?: string; account?: string }) {
  const context = await browser.newContext({
    viewport: { width: options.width, height: options.height ?? 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    locale: `${options.lang ?? 'nl'}-BE`,
  });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(`${origin}/login?lang=${options.lang ?? 'nl'}`);
  const reply = await page.request.post(`${origin}/api/v2`, {
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'authenticate2',
      params: { account: options.account ?? 'admin', password: staffPassword },
    },
  });
  const { result, error } = await reply.json();
  if (error) console.log(error);
  await page.evaluate((token) => localStorage.setItem('token', token), result.token);
  return { page, context, token: result.token };
}
const shot = (page: any, name: string) => page.screenshot({ path: `/tmp/scr/${name}.png` });
await (await import(script as string)).default({ session, shot, origin });
await browser.close();
