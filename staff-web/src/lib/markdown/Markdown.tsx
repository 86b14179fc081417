import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  readonly text: string;
}

/**
 * Markdown as it reads. Elements are made of what was read, never of HTML: HTML that was typed stands there as text, an
 * address other than of the web or of mail is no link, and a picture is named and not fetched.
 */
export const Markdown = ({ text }: Props) => (
  <div className="markdown">{drawAll(lexer(text, { gfm: true, breaks: true }))}</div>
);

/** Headings stand below the title of the page (`h1`) and that of the section (`h2`). */
const highestHeading = 3;

const drawAll = (tokens: readonly Token[] = []): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole.
  tokens.map((token, index) => <Fragment key={index}>{draw(token as MarkedToken)}</Fragment>);

function draw(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return createElement(`h${Math.min(token.depth + highestHeading - 1, 6)}`, {}, drawAll(token.tokens));
    case 'paragraph':
      return <p>{drawAll(token.tokens)}</p>;
    case 'blockquote':
      return <blockquote>{drawAll(token.tokens)}</blockquote>;
    case 'list':
      return drawList(token);
    case 'table':
      return drawTable(token);
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'strong':
      return <strong>{drawAll(token.tokens)}</strong>;
    case 'em':
      return <em>{drawAll(token.tokens)}</em>;
    case 'del':
      return <del>{drawAll(token.tokens)}</del>;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'link':
      return drawLink(token);
    case 'image':
      return token.text;
    case 'text':
      return 'tokens' in token && token.tokens ? drawAll(token.tokens) : token.text;
    default:
      // HTML, and signs that were typed with a backslash before them.
      return token.text;
  }
}

function drawList({ ordered, start, items }: Tokens.List): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole.
  const drawn = items.map((item, index) => <li key={index}>{drawAll(item.tokens)}</li>);
  return ordered ? <ol start={start || 1}>{drawn}</ol> : <ul>{drawn}</ul>;
}

function drawTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, column) => createElement('th', { key: column, scope: 'col' }, drawAll(tokens)))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) =>
          createElement(
            'tr',
            { key: row },
            cells.map(({ tokens }, column) => createElement('td', { key: column }, drawAll(tokens))),
          ),
        )}
      </tbody>
    </table>
  );
}

function drawLink({ href, tokens }: Tokens.Link): ReactNode {
  if (!/^(https?|mailto):/i.test(href)) return drawAll(tokens);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {drawAll(tokens)}
    </a>
  );
}
