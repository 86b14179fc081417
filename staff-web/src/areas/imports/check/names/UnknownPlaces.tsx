import type { ImportList, UnknownPlace } from '@salient/shared/areas/imports/importList.ts';
import { placeKey, saidOfSpot } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import type { MeantPlace } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { meantPlaceOf } from '@salient/shared/areas/imports/meant/meantPlaceOf.ts';
import { matchFacts, placeFacts } from '@salient/shared/areas/places/placeFacts.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferencePicker } from '../../../../lib/picker/ReferencePicker.tsx';
import { usePlaceName } from '../../../places/placeTexts.ts';
import type { ListRules } from '../../rules/useListRules.ts';
import { type Candidate, CandidateList } from './CandidateList.tsx';
import { UnknownNames } from './UnknownNames.tsx';

interface Props {
  readonly list: ImportList;
  readonly rules: ListRules;
  readonly places: readonly UnknownPlace[];
}

/** Places that nobody knows by the words of the list. Which place of the museum one is, is remembered for every list; what a gazetteer knows of one is kept in the mapping. */
export function UnknownPlaces({ list, rules, places }: Props) {
  const { t, language } = useTexts();
  return (
    <UnknownNames
      title={t('importNames.places', { count: places.length })}
      hint={t('importNames.placesHint')}
      names={places.map((place) => {
        const { spot, name, areas, country, rows, is_ambiguous } = place;
        const own = list.places[spot];
        const meant = meantOf(rules, place);
        return {
          ...{ key: spot, name, rows },
          where: [...areas, ...(country ? [countryName(country, language)] : [])].join(', '),
          decided: own
            ? t('importNames.isPlace', { name: own.name })
            : meant
              ? t('importNames.willBeThis', { name: placeName(meant.name, language) })
              : meant === null
                ? t('importNames.isNoPlace')
                : null,
          otherwise: t(is_ambiguous ? 'importNames.mayBeSeveral' : 'importNames.willBeNew'),
          candidates: () => <Candidates list={list} rules={rules} place={place} />,
        };
      })}
    />
  );
}

const keyOf = ({ spot, name }: UnknownPlace) => placeKey(saidOfSpot(spot, name));

/** What a gazetteer knows of a place was said to be meant; null where it was said to be none, undefined where nobody said anything. */
const meantOf = ({ meant: { places } }: ListRules, place: UnknownPlace): MeantPlace | null | undefined =>
  places.find(({ said }) => placeKey(said) === keyOf(place))?.is;

interface CandidatesProps {
  readonly list: ImportList;
  readonly rules: ListRules;
  readonly place: UnknownPlace;
}

function Candidates({ list: { id, places }, rules, place }: CandidatesProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const nameOf = usePlaceName();
  const { name, spot } = place;
  const { data, error, refetch } = useMethod('findImportPlaceCandidates', { id, spot });
  const decide = useCommand('decideImportPlace', { refreshes: ['getImportList'] });
  const own = places[spot];
  const meant = meantOf(rules, place);
  const mean = (is: MeantPlace | null | undefined) => {
    const others = rules.meant.places.filter(({ said }) => placeKey(said) !== keyOf(place));
    const said = saidOfSpot(spot, name);
    rules.mean({ ...rules.meant, places: is === undefined ? others : [...others, { said, is }] });
  };
  const choose = (place_id: string | null) => {
    if (meant !== undefined) mean(undefined);
    if (place_id !== null || own) decide.mutate({ id, spot, place_id });
  };
  /** By what stands in the mapping, and no more by what was remembered. */
  const meanInstead = (is: MeantPlace | null) => {
    if (own) decide.mutate({ id, spot, place_id: null });
    mean(is);
  };
  const present = (candidate: PlaceCandidate): Candidate => {
    const { place: known, match, names } = candidate;
    if (known) {
      const facts = placeFacts(known, texts);
      return {
        key: known.id,
        name: nameOf(known),
        facts,
        isChosen: own?.id === known.id,
        choose: () => choose(known.id),
      };
    }
    const is = meantPlaceOf(candidate, language);
    return {
      key: match.location.join(),
      name: placeName(names, language) || match.name,
      facts: [...matchFacts(match, texts), t('importNames.asNewPlace')],
      isChosen: meant ? meant.lat === is.lat && meant.lon === is.lon : false,
      choose: () => meanInstead(is),
    };
  };
  return (
    <CandidateList
      words={name}
      candidates={data?.candidates.map(present)}
      error={error}
      onRetry={() => void refetch()}
      isPending={decide.isPending}
      nothing={{
        text: t('importNames.noPlace', { name }),
        isChosen: meant === null,
        choose: () => meanInstead(null),
      }}
      none={t('importNames.noCandidates')}
    >
      <ReferencePicker
        kind="place"
        label={t('importNames.otherPlace')}
        value={own ? { kind: 'place', id: own.id, name: own.name, facts: [] } : null}
        onChange={(chosen) => choose(chosen?.id ?? null)}
      />
    </CandidateList>
  );
}
