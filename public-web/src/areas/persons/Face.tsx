import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import { PhotoImage } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import { languages } from '@salient/shared/lib/i18n/languages.ts';

const silent = Object.fromEntries(languages.map((language) => [language, { text: '', language }])) as Portrait['alt'];

/** A small face beside a name, which says already whose it is; whoever has none keeps the room free. */
export function Face({ portrait }: { readonly portrait: Portrait | null }) {
  return (
    <span className="face">
      {portrait && <PhotoImage photo={{ picture: portrait.picture, alt: silent }} sizes="3.5rem" />}
    </span>
  );
}
