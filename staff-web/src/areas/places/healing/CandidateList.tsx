import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
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

function Candidate({ healing: { accept, isBusy }, candidate, number }: CandidateProps) {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const { place, match, names, origin, reasons } = candidate;
  const name = place ? nameOf(place) : names[language] || match.name;
  const verb = t(place ? 'places.healing.mergeOf' : 'places.healing.acceptOf', { name, number });
  useShortcut(String(number), verb, () => void accept(candidate), !isBusy);
  const areas = [
    match.address.locality,
    match.address.administrative_area_level_2,
    match.address.administrative_area_level_1,
  ];
  const where = [
    ...areas.filter((area, index) => area !== '' && area !== name && areas.indexOf(area) === index),
    match.address.country_code ? placeCountry({ country_code: match.address.country_code }, language) : '',
  ];
  return (
    <li>
      <span className="healing-key" aria-hidden="true">
        {number}
      </span>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className="place-facts">{where.filter(Boolean).join(', ')}</span>
        <ul className="healing-reasons" aria-label={t('places.healing.why')}>
          {reasons.map((reason) => (
            <Reason key={`${reason.code} ${reason.text}`} reason={reason} />
          ))}
        </ul>
        <p className="place-facts">{t(`places.healingOrigins.${origin}`)}</p>
      </div>
      <SteadyButton
        variant="default"
        size="compact-md"
        disabled={isBusy}
        aria-label={verb}
        aria-keyshortcuts={String(number)}
        onClick={() => void accept(candidate)}
      >
        {t(place ? 'places.healing.merge' : 'places.healing.accept')}
      </SteadyButton>
    </li>
  );
}

const against = new Set(['other_country']);

function Reason({ reason: { code, text, km } }: { readonly reason: PlaceCandidate['reasons'][number] }) {
  const { t, language } = useTexts();
  const said = code === 'other_country' ? countryName(text, language) : text;
  const distance = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(km ?? 0);
  return (
    <li data-against={against.has(code) || (code === 'near' && (km ?? 0) > 50) || undefined}>
      {t(`places.healingReasons.${code}`, { text: said, km: distance })}
    </li>
  );
}
