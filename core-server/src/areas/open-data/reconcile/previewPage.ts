import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import type { OpenRecord } from '@salient/shared/areas/open-data/openRecord.ts';
import { escapeHtml } from '../../../lib/http/escapeHtml.ts';
import { openProperties, type PropertyValue } from './openProperties.ts';
import { entityDescription, entityName, typeNames } from './presentEntity.ts';

/** What a small frame has room for. */
const mostFacts = 8;
const longest = 120;

/** Said above the facts already. */
const saidBefore = new Set(['birth_year', 'death_year', 'first_name', 'family_name', 'url', 'type', 'description']);

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const textOf = (value: PropertyValue) => ('id' in value ? value.name : String(Object.values(value)[0]));

/** A record in a few lines of HTML, to be shown where somebody points at it. */
export function flyoutHtml(kind: OpenKind, record: OpenRecord): string {
  const name = escapeHtml(short(entityName(kind, record)));
  return `<p><strong>${name}</strong> (${escapeHtml(typeNames[kind])})<br>${escapeHtml(short(entityDescription(kind, record)))}</p>`;
}

/** A record as a page of its own that fits a small frame of another site. */
export function previewPage(kind: OpenKind, record: OpenRecord, publicUrl: string): string {
  const name = entityName(kind, record);
  const facts = openProperties[kind].flatMap((property) => {
    const text = property.valuesOf(record).map(textOf).join(', ');
    return text === '' || saidBefore.has(property.id) ? [] : [[property.name, short(text)] as const];
  });
  const rows = facts
    .slice(0, mostFacts)
    .map(([label, text]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`)
    .join('');
  const page = 'url' in record ? record.url : `${publicUrl}/open-data/id/${record.id}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  :root { color-scheme: light dark; }
  body { font: 14px/1.4 system-ui, sans-serif; margin: .75rem; overflow-wrap: anywhere; }
  h1 { font: 600 1.15rem/1.2 Georgia, serif; margin: 0 0 .15rem; }
  p { margin: 0 0 .5rem; } a { color: #a3242c; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .75rem; margin: 0; } dt { color: #595959; } dd { margin: 0; }
  @media (prefers-color-scheme: dark) { a { color: #ff9a9e; } dt { color: #b0b0b0; } }
</style></head>
<body><main><h1>${'url' in record ? `<a href="${escapeHtml(page)}" target="_blank" rel="noopener">${escapeHtml(name)}</a>` : escapeHtml(name)}</h1>
<p>${escapeHtml(typeNames[kind])}</p>
<dl>${rows}</dl></main></body></html>
`;
}
