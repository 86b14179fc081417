import type { HeldRecord, PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { personalDataKinds } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import { wayText } from '../wayText.ts';
import { factText } from './factText.ts';
import { changeText, placeText } from './traceTexts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #1b1b1b; background: #fff }
  h1 { line-height: 1.2 } h2 { margin-top: 2rem; border-bottom: 1px solid #999 }
  dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: .25rem 1rem; margin: 1rem 0; break-inside: avoid }
  dt { color: #555 } dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere }
  li { overflow-wrap: anywhere; break-inside: avoid } small { color: #555 }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }`;

const section = (title: string, content: string) => (content === '' ? '' : `<h2>${safe(title)}</h2>\n${content}\n`);
const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/** All that is held on a person as one page that can be read, printed and handed over, in the language of whoever saves it. */
export function personalDataHtml(data: PersonalData, t: Translate, language: Language): string {
  const title = safe(t('personalData.heldOn', { name: data.name }));
  const who = (account: string | null) => safe(account ?? t('personalData.someone'));
  const more = (count: number, told: number) =>
    count > told ? `<p>${safe(t('personalData.more', { count: count - told }))}</p>` : '';
  const facts = (record: HeldRecord) =>
    `<dl>${record.facts.map((each) => `<dt>${safe(t(`personalData.facts.${each.fact}`))}</dt><dd>${safe(factText(t, record, each))}</dd>`).join('')}${
      record.at === null ? '' : `<dt></dt><dd><small>${momentText(record.at)}</small></dd>`
    }</dl>`;
  const parts = [
    ...personalDataKinds.map((kind) =>
      section(
        t(`personalData.kinds.${kind}`),
        data.records
          .filter((record) => record.kind === kind)
          .map(facts)
          .join('\n'),
      ),
    ),
    section(
      t('personalData.changes'),
      list(
        data.changes.map(
          (change) =>
            `${momentText(change.at)}, ${who(change.account)}, ${safe(changeText(t, change))}<br>${safe(change.values)}`,
        ),
      ) + more(data.changeCount, data.changes.length),
    ),
    section(
      t('personalData.mentions'),
      list(
        data.mentions.map((mention) => `<small>${safe(placeText(t, mention))}</small><br>${safe(mention.excerpt)}`),
      ) + more(data.mentionCount, data.mentions.length),
    ),
    section(
      t('personalData.looks'),
      list(
        data.looks.map(({ at, account, method }) => `${momentText(at)}, ${who(account)}, ${safe(wayText(t, method))}`),
      ) + more(data.lookCount, data.looks.length),
    ),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${safe(t('personalData.gatheredAt', { at: momentText(data.at) }))}</p>
${parts.join('') || `<p>${safe(t('personalData.nothing'))}</p>`}
</body>
</html>
`;
}
