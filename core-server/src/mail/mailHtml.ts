import type { Language } from '@salient/shared/i18n/languages.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

interface MailPage {
  readonly language: Language;
  readonly title: string;
  readonly greeting: string;
  readonly intro: string;
  readonly account: string;
  readonly action: string;
  readonly button: string;
  readonly link: string;
  readonly copy: string;
  readonly life: string;
  readonly unexpected: string;
  readonly automatic: string;
}

/**
 * The mail as a page: real paragraphs and one link with words of its own, readable by voice, without pictures, without
 * anything fetched from anywhere. Styles stand at the elements because mail programs drop style sheets.
 */
export function mailHtml(page: MailPage): string {
  const text = (key: keyof MailPage) => escapeHtml(page[key]);
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text('title')}</title>
</head>
<body style="margin:0;padding:24px 16px">
<main style="max-width:36em;margin:0 auto;font:18px/1.5 Georgia,'Times New Roman',serif">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${text('title')}</h1>
${paragraph(text('greeting'))}
${paragraph(`${text('intro')} ${text('account')}`)}
${paragraph(text('action'))}
${paragraph(`<a href="${text('link')}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#8a1218;color:#ffffff;text-decoration:none;font-weight:bold">${text('button')}</a>`)}
${paragraph(text('life'))}
${paragraph(text('unexpected'))}
${paragraph(`${text('copy')}<br><a href="${text('link')}" style="word-break:break-all">${text('link')}</a>`, 'font-size:16px;')}
${paragraph(text('automatic'), 'font-size:16px;')}
</main>
</body>
</html>
`;
}
