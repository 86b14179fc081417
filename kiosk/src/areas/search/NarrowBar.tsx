import { type Narrowing, type NarrowingKey, narrowingKeys } from '@salient/shared/areas/search/searchMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { type NameQuery, withChoice } from './nameQuery.ts';

/** Fewer persons than this stand on one screen, and need no way to be told apart. */
const fewest = 5;

interface Props {
  readonly query: NameQuery;
  readonly total: number;
  readonly narrowing: Narrowing | null;
  readonly onQuery: (next: NameQuery) => void;
  /** Asked to show the values of a kind. */
  readonly onOpen: (kind: NarrowingKey) => void;
}

/** What those found can be told apart by, and what was chosen, which one touch takes back. */
export function NarrowBar({ query, total, narrowing, onQuery, onOpen }: Props) {
  const { t } = useTexts();
  const isMany = total >= fewest;
  const kinds = narrowingKeys.filter(
    (kind) => query.choices[kind] || (isMany && narrowing !== null && narrowing[kind].length > 1),
  );
  if (kinds.length === 0 && !query.soundsAlike) return null;
  return (
    <fieldset className="narrow-bar" aria-label={t('kioskSearch.narrow.label')}>
      {query.soundsAlike && (
        <Taken label={t('kioskSearch.soundsAlike')} onTakeBack={() => onQuery({ ...query, soundsAlike: false })} />
      )}
      {kinds.map((kind) => {
        const choice = query.choices[kind];
        const name = t(`kioskSearch.narrow.${kind}`);
        return choice ? (
          <Taken
            key={kind}
            label={t('kioskSearch.chosen', { kind: name, value: choice.label })}
            onTakeBack={() => onQuery(withChoice(query, kind, null))}
          />
        ) : (
          <TouchButton key={kind} className="button" onClick={() => onOpen(kind)}>
            {name}
            <Icon name="next" />
          </TouchButton>
        );
      })}
    </fieldset>
  );
}

function Taken({ label, onTakeBack }: { readonly label: string; readonly onTakeBack: () => void }) {
  const { t } = useTexts();
  return (
    <TouchButton
      className="button narrow-taken"
      aria-label={t('kioskSearch.takeBack', { choice: label })}
      onClick={onTakeBack}
    >
      {label}
      <Icon name="close" />
    </TouchButton>
  );
}
