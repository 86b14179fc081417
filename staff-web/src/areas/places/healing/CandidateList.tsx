import { matchFacts, placeFacts } from '@salient/shared/areas/places/placeFacts.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { OwnPlaceMark } from '../OwnPlaceMark.tsx';
import { usePlaceName } from '../placeTexts.ts';
import type { Healing } from './useHealing.ts';

interface Props {
  readonly healing: Healing;
  readonly candidates: readonly PlaceCandidate[];
}

/** What a place may be, numbered as on the map; each is taken by its number. */
export function CandidateList({ healing, candidates }: Props) {
  const { t } = useTexts();
  if (candidates.length === 0) return <p className="record-empty">{t('places.healing.none')}</p>;
  return (
    <ol className="healing-candidates">
      {candidates.map((candidate, index) => (
        <Candidate
          key={`${candidate.origin} ${candidate.match.location.join()} ${candidate.place?.id ?? ''}`}
          healing={healing}
          candidate={candidate}
          number={index + 1}
        />
      ))}
    </ol>
  );
}

interface CandidateProps {
  readonly healing: Healing;
  readonly candidate: PlaceCandidate;
  readonly number: number;
}

function Candidate({ healing: { accept, inHand, isBusy }, candidate, number }: CandidateProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const nameOf = usePlaceName();
  const confirm = useConfirm();
  const { place, match, names, origin, reasons, is_doubtful } = candidate;
  const name = place ? nameOf(place) : names[language] || match.name;
  const facts = place ? placeFacts(place, texts) : matchFacts(match, texts);
  const verb = t(place ? 'places.healing.mergeOf' : 'places.healing.acceptOf', { name, number });
  const take = async () => {
    const doubt = {
      title: t('places.healing.doubtTitle', { name: `${name} (${facts.join(' · ')})` }),
      text: t('places.healing.doubtText', {
        place: inHand ? nameOf(inHand.place) : '',
        why: reasons
          .filter(({ code }) => against.has(code))
          .map((reason) => reasonText(reason, texts))
          .join(', '),
      }),
      verb: t(place ? 'places.healing.mergeDoubtful' : 'places.healing.acceptDoubtful'),
    };
    if (!is_doubtful || (await confirm(doubt))) void accept(candidate);
  };
  useShortcut(String(number), verb, () => void take(), !isBusy);
  return (
    <li>
      <span className="healing-key" aria-hidden="true">
        {number}
      </span>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className="place-facts">{facts.join(' · ')}</span>
        {place && <OwnPlaceMark />}
        <ul className="healing-reasons" aria-label={t('places.healing.why')}>
          {reasons.map((reason) => (
            <Reason key={`${reason.code} ${reason.text}`} reason={reason} />
          ))}
        </ul>
        {!place && <p className="place-facts">{t(`places.healingOrigins.${origin}`)}</p>}
      </div>
      <SteadyButton
        variant="default"
        size="compact-md"
        disabled={isBusy}
        aria-label={verb}
        aria-keyshortcuts={String(number)}
        onClick={() => void take()}
      >
        {t(place ? 'places.healing.merge' : 'places.healing.accept')}
      </SteadyButton>
    </li>
  );
}

type CandidateReason = PlaceCandidate['reasons'][number];

const against: ReadonlySet<string> = new Set([
  'other_country',
  'country_unlike_area',
  'country_unlike_list',
  'other_type',
] satisfies CandidateReason['code'][]);

function reasonText({ code, text, km }: CandidateReason, { t, language }: Texts): string {
  const said = () => {
    if (code === 'other_country') return countryName(text, language);
    return code === 'other_type' ? t(`places.types.${text as PlaceType}`) : text;
  };
  return t(`places.healingReasons.${code}`, { text: said(), distance: distanceText((km ?? 0) * 1000, language) });
}

function Reason({ reason }: { readonly reason: CandidateReason }) {
  const { code, km } = reason;
  return (
    <li data-against={against.has(code) || (code === 'near' && (km ?? 0) > 50) || undefined}>
      {reasonText(reason, useTexts())}
    </li>
  );
}
