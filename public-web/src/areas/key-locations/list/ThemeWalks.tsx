import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import type { KeyWalk } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { walkFacts } from '@salient/shared/areas/key-locations/walkFacts.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { KeyList } from './KeyList.tsx';

interface Props {
  readonly keys: readonly MapKeyLocation[];
  readonly walks: readonly KeyWalk[];
}

/** Each theme with its keys in the order of the walk, and behind them the keys that no walk passes (beyond.md 19). */
export function ThemeWalks({ keys, walks }: Props) {
  const { t } = useTexts();
  const left = keys.filter(({ id }) => walks.every((walk) => !walk.keys.includes(id)));
  return (
    <>
      {walks.map((walk) => (
        <ThemeWalk key={walk.id} walk={walk} keys={keys} />
      ))}
      {left.length > 0 && (
        <section className="theme-walk" aria-labelledby="no-walk">
          <h2 id="no-walk">{t('keyLocationPages.onNoWalk')}</h2>
          <KeyList keys={left} from={null} />
        </section>
      )}
    </>
  );
}

function ThemeWalk({ walk, keys }: Pick<Props, 'keys'> & { readonly walk: KeyWalk }) {
  const { t, language } = useTexts();
  const title = textInLanguage(walk.titles, language);
  const written = title && title.language !== language ? title.language : null;
  const facts = [...walkFacts(walk, language), ...(walk.for_children ? [t('keyLocationPages.walkForChildren')] : [])];
  return (
    <section className="theme-walk" aria-labelledby={walk.id}>
      <h2 id={walk.id} lang={written ?? undefined}>
        {title?.text}
      </h2>
      {written && <p className="only-in">{t(`common.onlyIn.${written}`)}</p>}
      <ul className="walk-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <KeyList keys={walk.keys.flatMap((id) => keys.find((key) => key.id === id) ?? [])} from={null} />
    </section>
  );
}
