import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { unitInWords } from '@salient/shared/areas/military/names/unitInWords.ts';
import type { UnderstoodCondition } from '@salient/shared/areas/search/understoodQuery.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { joinFacts } from '../../lib/words/joinFacts.ts';
import { lifeInWords } from '../persons/lifeInWords.ts';
import { PersonButton } from '../persons/PersonButton.tsx';
import { useOpenPerson } from '../persons/useOpenPerson.ts';
import type { FoundRow } from './useFoundNames.ts';
import { mostTurned, type Turned, useTurner } from './useTurner.ts';

interface Props {
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** What was read beside the name, which a person may meet. */
  readonly conditions: readonly UnderstoodCondition[];
  readonly turned: Turned;
  readonly onTurned: (next: Turned) => void;
  /** Told before the page of a person opens. */
  readonly onOpen: () => void;
}

/** The persons found, as buttons, a screenful at a time, with the place of these among all. */
export function FoundNames({ rows, total, conditions, turned, onTurned, onOpen }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const open = useOpenPerson();
  const turner = useTurner(turned, onTurned);
  const [first, last] = turner.shown;
  const reachable = Math.min(total, mostTurned);
  const isLastOfMany = last + 1 >= mostTurned && total > mostTurned;
  return (
    <>
      <PagedList className="found-names" page={turner.page} onPages={turner.onPages(rows.length < reachable)}>
        {rows.map((row) => (
          <li key={row.listed.id}>
            <PersonButton
              name={row.name}
              facts={factsOf(row, conditions, texts)}
              onClick={() => {
                onOpen();
                open(row.listed);
              }}
            />
          </li>
        ))}
      </PagedList>
      {isLastOfMany && <p className="found-many">{t('kioskSearch.tooMany', { count: mostTurned })}</p>}
      <PageTurner
        page={turner.page}
        pages={turner.pages}
        onTurn={turner.onTurn}
        label={t('kioskSearch.shown', { first: first + 1, last: last + 1, total })}
      />
    </>
  );
}

/** Life, service, and why the person was found when it is not simply the name as typed. */
function factsOf(
  { listed, service, reason, matchedName, met }: FoundRow,
  conditions: Props['conditions'],
  { t, language }: Texts,
): string {
  const life = lifeInWords(listed, t);
  const why =
    reason === 'alternative'
      ? matchedName && t('reasons.alternative', { name: matchedName })
      : reason && reason !== 'name' && t(`reasons.${reason}`);
  const isMet = conditions.filter(({ text }) => met.includes(text)).map(({ text, label }) => label[language] || text);
  const served = service && [unitInWords(service) || armyName(service.army, language)];
  // Of many namesakes without a day, only rank and number tell one from another.
  const isLikeOthers = service && life === '' && [service.rank, service.number];
  return joinFacts([life, ...(served || []), ...(isLikeOthers || []), ...isMet, why]);
}
