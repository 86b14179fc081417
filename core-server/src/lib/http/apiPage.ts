import { guest } from '@salient/shared/areas/users/actor.ts';
import type { Middleware } from 'koa';
import type { Dispatcher } from '../rpc/Dispatcher.ts';
import { type MethodsDescription, tokenParam } from '../rpc/describeMethods.ts';
import { escapeHtml } from './escapeHtml.ts';

const schemaBlock = (schema: unknown) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

function methodSection(method: MethodsDescription['methods'][number]): string {
  const params = method.params
    .filter((param) => param !== tokenParam)
    .map(
      ({ name, required, schema }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${required ? 'required' : 'optional'}</td>
         <td>${typeof schema.description === 'string' ? escapeHtml(schema.description) : ''}<details><summary>${escapeHtml(String(schema.type ?? 'one of several'))}</summary>${schemaBlock(schema)}</details></td></tr>`,
    )
    .join('');
  const errors = method.errors
    .map(({ code, message }) => `<li><code>${escapeHtml(String(code))}</code> ${escapeHtml(message)}</li>`)
    .join('');
  const aliases = method['x-aliases'] ?? [];
  return `<section id="${method.name}"><h2>${method.name}</h2>
    <p>${escapeHtml(method.summary)}</p>
    <p class="facts">${method['x-kind']} · ${method['x-access'] === 'none' ? 'takes no token' : `least level: ${method['x-access']}`}${
      aliases.length > 0
        ? ` · also called ${aliases.map((alias) => `<code>${escapeHtml(alias)}</code>`).join(', ')}`
        : ''
    }</p>
    ${params ? `<table><thead><tr><th>Parameter</th><th></th><th>Shape</th></tr></thead><tbody>${params}</tbody></table>` : '<p>No parameters but the token.</p>'}
    <details><summary>Result</summary>${schemaBlock(method.result.schema)}</details>
    ${errors ? `<details><summary>Errors</summary><ul>${errors}</ul></details>` : ''}</section>`;
}

/** Where there are other ways to the same data, without a method. */
const openData = `
<p>All that guests read can also be <a href="/open-data/?lang=en">taken along as files</a> (open data), matched with a list at <code>/reconcile</code> and harvested at <code>/oai</code>.</p>`;

function page(description: MethodsDescription, hasOpenData: boolean): string {
  const contents = description.methods.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Salient API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { font-family: Georgia, serif; } h2 { margin-top: 3rem; border-top: 1px solid #8888; padding-top: 1rem; }
  nav ul { columns: 16rem; list-style: none; padding: 0; } a { color: #a3242c; } 
  @media (prefers-color-scheme: dark) { a { color: #ff9a9e; } }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem; vertical-align: top; border-bottom: 1px solid #8884; }
  pre { overflow-x: auto; background: #8881; padding: .75rem; font-size: .85rem; } summary { cursor: pointer; min-height: 24px; } .facts { color: #666; }
  @media (prefers-color-scheme: dark) { .facts { color: #aaa; } }
</style></head><body><main><h1>Salient API</h1>
<p>${escapeHtml(description.info.description)} Single calls, batches of at most 50 and notifications are answered as the JSON-RPC 2.0 specification says.
Every error travels with HTTP status 200. The machine-readable form of this page is the answer of <code>rpc.discover</code>.
Shown here are the methods that everybody may call; <code>rpc.discover</code> with a session token lists all that the account may.</p>${hasOpenData ? openData : ''}
<nav aria-label="Methods"><ul>${contents}</ul></nav>
${description.methods.map(methodSection).join('\n')}</main></body></html>`;
}

/** `GET /api`: the contract for people to read, made from the same declarations as `rpc.discover`. */
export function apiPage(dispatcher: Dispatcher, hasOpenData: boolean): Middleware {
  let html: string | undefined;
  return (ctx) => {
    html ??= page(dispatcher.describe(guest), hasOpenData);
    ctx.type = 'html';
    ctx.body = html;
  };
}
