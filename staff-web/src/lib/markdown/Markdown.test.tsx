import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const drawn = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />).replace(/^<div class="markdown">|<\/div>$/g, '');

test('words, lines, lists and headings read as they were meant', () => {
  expect(drawn('**Griet** brought _letters_\nof her aunt')).toBe(
    '<p><strong>Griet</strong> brought <em>letters</em><br/>of her aunt</p>',
  );
  expect(drawn('# Visit')).toBe('<h3>Visit</h3>');
  expect(drawn('3. a\n4. b **c**')).toBe('<ol start="3"><li>a</li><li>b <strong>c</strong></li></ol>');
  expect(drawn('2 \\* 3 < 7 & more')).toBe('<p>2 * 3 &lt; 7 &amp; more</p>');
});

test('HTML stands there as text, and runs nothing', () => {
  expect(drawn('<img src=x onerror=alert(1)> <b>x</b>')).not.toMatch(/<(img|b)/);
  expect(drawn('<script>alert(1)</script>')).not.toContain('<script');
});

test('what is no address of the web or of mail is no link, and a picture is not fetched', () => {
  expect(drawn('[x](javascript:alert(1)) [y](data:text/html,x) [z](/persons)')).toBe('<p>x y z</p>');
  expect(drawn('[x](https://example.org)')).toContain('href="https://example.org"');
  expect(drawn('![a stone](https://example.org/a.png)')).toBe('<p>a stone</p>');
});
