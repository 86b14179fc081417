import { createHash } from 'node:crypto';
import { licenceFacts } from '@salient/shared/areas/open-data/openLicences.ts';
import { openData as de } from '@salient/shared/areas/open-data/texts/openData.de.ts';
import { openData as en } from '@salient/shared/areas/open-data/texts/openData.en.ts';
import { openData as fr } from '@salient/shared/areas/open-data/texts/openData.fr.ts';
import { openData as nl } from '@salient/shared/areas/open-data/texts/openData.nl.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { type Language, locales } from '@salient/shared/lib/i18n/languages.ts';
import { escapeHtml } from '../../../lib/http/escapeHtml.ts';
import type { DumpFileName } from './dumpFiles.ts';
import type { DumpEntry, HeldDump } from './OpenDumps.ts';

const dictionaries = { nl, en, fr, de } as const;
export const openDataTexts = (language: Language) =>
  textsOf(createTexts(language, { openData: dictionaries[language] })).t;

const styles = `:root{color-scheme:light dark}
body{font:17px/1.55 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:2rem 1rem 4rem;overflow-wrap:break-word}
h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:2.25rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;vertical-align:top;border-bottom:1px solid #8886}
td:nth-child(2),th:nth-child(2){text-align:right;font-variant-numeric:tabular-nums;padding-right:1.25rem}
@media(max-width:30rem){td,th{padding-right:.5rem;font-size:.95em}}
td a{display:inline-block;padding:.2rem 0}small{color:#595959;display:block}td div+div,li div{margin-top:.5rem}li{margin:.35rem 0}a{color:#a3242c}
@media(prefers-color-scheme:dark){a{color:#ff9a9e}small{color:#b0b0b0}}`;

/** What the policy of the page allows: these styles and nothing else. */
export const openDataStyles = `'sha256-${createHash('sha256').update(styles).digest('base64')}'` as const;

/** The files of records, by what is in them. */
const rows = {
  person: ['persons.csv', 'persons.jsonl'],
  event: ['events.csv'],
  place: ['places.csv', 'places.jsonl'],
  unit: ['units.csv', 'units.jsonl'],
  memorial: ['memorials.csv', 'memorials.jsonl'],
} as const satisfies Record<string, readonly DumpFileName[]>;

/** What goes with them, by its words. All that the checksums name is linked, so that who takes every link can check all. */
const beside = {
  dictionary: ['dictionary.md', 'dictionary.json'],
  licenceText: ['LICENCE.txt'],
} as const satisfies Record<string, readonly DumpFileName[]>;

function sizeText(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)}\u00a0${unit}`;
}

/** Those that lie there whole. */
export const wholeFiles = ({ files, lost }: HeldDump): DumpEntry[] => files.filter(({ name }) => !lost.includes(name));

/** The files as a page, in the reader's language; without a dump one that asks to come back. */
export function openDataPage(dump: HeldDump | null, language: Language): string {
  const t = openDataTexts(language);
  const number = new Intl.NumberFormat(locales[language]);
  const link = (address: string, text: string) => `<a href="${address}">${escapeHtml(text)}</a>`;
  const page = (content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(t('openData.title'))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style></head>
<body><main><h1>${escapeHtml(t('openData.title'))}</h1>
<p>${escapeHtml(t('openData.lead'))}</p>
${content}</main></body></html>
`;
  if (!dump) return page(`<p>${escapeHtml(t('openData.making'))}</p>`);
  const entry = (name: DumpFileName) => dump.files.find((each) => each.name === name);
  const file = (name: DumpFileName) => {
    const found = entry(name);
    if (!found) return '';
    if (dump.lost.includes(name))
      return `<div>${escapeHtml(name)} <small>${escapeHtml(t('openData.beingMade'))}</small></div>`;
    const packed = `${link(`/open-data/${name}.gz`, t('openData.packed'))} ${sizeText(found.packed.bytes, language)}`;
    return `<div>${link(`/open-data/${name}`, name)} <small>${sizeText(found.bytes, language)} · ${packed}</small></div>`;
  };
  const kinds = Object.entries(rows) as [keyof typeof rows, readonly DumpFileName[]][];
  const { title, url } = licenceFacts[dump.licence];
  const sentence = t('openData.licence', { licence: '\n' }).split('\n').map(escapeHtml);
  return page(`<p>${sentence.join(link(url, title))} ${escapeHtml(t('openData.madeAt', { moment: momentText(dump.made_at) }))}</p>
${dump.lost.length > 0 ? `<p>${escapeHtml(t('openData.someLost'))}</p>\n` : ''}<h2>${escapeHtml(t('openData.files'))}</h2>
<table><thead><tr><th scope="col">${escapeHtml(t('openData.what'))}</th><th scope="col">${escapeHtml(t('openData.records'))}</th><th scope="col">${escapeHtml(t('openData.files'))}</th></tr></thead>
<tbody>${kinds
    .map(
      ([kind, names]) =>
        `<tr><th scope="row">${escapeHtml(t(`openData.kinds.${kind}`))}</th><td>${number.format(entry(names[0] as DumpFileName)?.records ?? 0)}</td><td>${names.map(file).join('')}</td></tr>`,
    )
    .join('')}</tbody></table>
<ul>${Object.entries(beside)
    .map(
      ([words, names]) =>
        `<li>${escapeHtml(t(`openData.${words as keyof typeof beside}`))}${names.map(file).join('')}</li>`,
    )
    .join('\n')}
<li>${dump.lost.includes('SHA256SUMS') ? file('SHA256SUMS') : link('/open-data/SHA256SUMS', t('openData.checksums'))}</li></ul>
<h2>${escapeHtml(t('openData.programs'))}</h2>
<ul><li>${link('/open-data/index.json', t('openData.index'))}</li>
<li>${link('/reconcile', t('openData.reconcile'))}</li>
<li>${link('/oai?verb=Identify', t('openData.harvest'))}</li></ul>`);
}
