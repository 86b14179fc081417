import { describe, expect, test } from 'vitest';
import { type Boot, bootJson } from './boot.ts';
import { headHtml, pathInLanguage } from './head.ts';

const name = '</script><script>alert("1")</script> & \u2028';

describe('what the server writes into a page', () => {
  test('escapes every text of the head', () => {
    const html = headHtml(
      { title: name, description: name, path: '/person/_id=1', graph: [{ name }] },
      { origin: 'https://x.example', language: 'nl' },
    );
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)');
  });

  test('keeps the browser’s data inside its element, and gives it back whole', () => {
    const boot = { language: 'nl', origin: name, now: '', site: {}, queries: null } satisfies Boot;
    expect(bootJson(boot)).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(bootJson(boot))).toEqual(boot);
  });

  test('tells search engines of each language, and leaves lists of persons out of their index', () => {
    const head = { title: 'a', path: '/publicsearch', index: false } as const;
    const html = headHtml(head, { origin: 'https://x.example', language: 'fr' });
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).toContain('<link rel="canonical" href="https://x.example/publicsearch?lang=fr">');
    expect(html).toContain('hreflang="de" href="https://x.example/publicsearch?lang=de"');
    expect(html).toContain('hreflang="x-default" href="https://x.example/publicsearch"');
  });

  test('has a picture for previews of every page: its own, or the site’s [beyond 12]', () => {
    const htmlOf = (image?: string) =>
      headHtml({ title: 'a', ...(image ? { image } : {}) }, { origin: 'https://x.example', language: 'nl' });
    const card = '<meta name="twitter:card" content="summary_large_image">';
    expect(htmlOf()).toContain('property="og:image" content="https://x.example/publicsearch/preview.png"');
    expect(htmlOf()).toContain(card);
    const own = htmlOf('/api/photo/1.jpeg');
    expect(own).toContain('property="og:image" content="https://x.example/api/photo/1.jpeg"');
    expect(own).not.toContain('preview.png');
    expect(own).toContain(card);
  });

  test.each([
    ['/person/_id=1', '/person/_id=1&lang=en'],
    ['/publicsearch', '/publicsearch?lang=en'],
    ['/publicsearch?text=a', '/publicsearch?text=a&lang=en'],
  ])('%s in English is %s', (path, expected) => {
    expect(pathInLanguage(path, 'en')).toBe(expected);
  });
});
