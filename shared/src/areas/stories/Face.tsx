import { languages } from '../../lib/i18n/languages.ts';
import type { Portrait } from '../persons/portrait.ts';
import { PhotoImage } from './PhotoFigure.tsx';

const silent = Object.fromEntries(languages.map((language) => [language, { text: '', language }])) as Portrait['alt'];

/** A small face beside a name, which says already whose it is; whoever has none keeps the room free. */
export function Face({ portrait }: { readonly portrait: Pick<Portrait, 'picture'> | null }) {
  return (
    <span className="face">
      {portrait && <PhotoImage photo={{ picture: portrait.picture, alt: silent }} sizes="3.5rem" />}
    </span>
  );
}
