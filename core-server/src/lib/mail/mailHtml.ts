import { escapeHtml } from '../http/escapeHtml.ts';
import type { MailWords } from './MailWords.ts';

/**
 * The mail as a page: real paragraphs and one link with words of its own, readable by voice, without pictures, without
 * anything fetched from anywhere. Styles stand at the elements because mail programs drop style sheets.
 */
export function mailHtml(page: MailWords): string {
  // What a person wrote keeps its lines.
  const lines = (words: string) => escapeHtml(words).replaceAll('\n', '<br>');
  const paragraphs = (words: readonly string[]) => words.map((each) => paragraph(lines(each))).join('\n');
  const [link, title] = [escapeHtml(page.link), escapeHtml(page.subject)];
  const paragraph = (content: string, style = '') => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 16px">
<main style="max-width:36em;margin:0 auto;font:18px/1.5 Georgia,'Times New Roman',serif">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${title}</h1>
${paragraphs(page.before)}
${paragraph(`<a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#8a1218;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(page.button)}</a>`)}
${paragraphs(page.after)}
${paragraph(`${escapeHtml(page.copy)}<br><a href="${link}" style="word-break:break-all">${link}</a>`, 'font-size:16px;')}
${paragraph(escapeHtml(page.automatic), 'font-size:16px;')}
</main>
</body>
</html>
`;
}
