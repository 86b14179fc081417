import { mapPath } from '../areas/key-locations/keyLinks.ts';

/** The same page in another language: everything of the address stays but the language. */
export function inLanguage(pathname: string, search: string, language: string): string {
  const isOther = (pair: string) => !/^(lang|language)=/i.test(pair);
  const path = pathname
    .split('/')
    .map((segment) => (segment.includes('=') ? segment.split('&').filter(isOther).join('&') : segment))
    .join('/');
  const query = search.replace(/^\?/, '').split('&').filter(Boolean).filter(isOther);
  const [map, rest] = pathname.split(mapPath);
  if (rest !== undefined) return `${map}${mapPath}/${[language, query.join('&')].filter(Boolean).join('?')}`;
  return `${path}?${[...query, `lang=${language}`].join('&')}`;
}
