import type { UnknownMemorial } from '@salient/shared/areas/imports/importList.ts';
import { memorialKey } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import type { MeantMemorial, SaidMemorial } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferencePicker } from '../../../../lib/picker/ReferencePicker.tsx';
import { memorialReference } from '../../../../lib/picker/referenceSources.ts';
import type { ListRules } from '../../rules/useListRules.ts';
import { CandidateList } from './CandidateList.tsx';
import { UnknownNames } from './UnknownNames.tsx';

interface Props {
  readonly rules: ListRules;
  readonly memorials: readonly UnknownMemorial[];
}

const saidOf = ({ name, place }: UnknownMemorial): SaidMemorial => (place === '' ? { name } : { name, place });
const keyOf = (memorial: UnknownMemorial) => memorialKey(saidOf(memorial));
/** Null for words that were said to name no memorial, undefined for those of which nothing was said. */
const meantOf = ({ meant: { memorials } }: ListRules, memorial: UnknownMemorial): MeantMemorial | null | undefined =>
  memorials.find(({ said }) => memorialKey(said) === keyOf(memorial))?.is;

/** Memorials that nobody knows by the words of the list. Which one is meant stands in the mapping, so that it is known again. */
export function UnknownMemorials({ rules, memorials }: Props) {
  const { t } = useTexts();
  return (
    <UnknownNames
      title={t('importNames.memorials', { count: memorials.length })}
      hint={t('importNames.memorialsHint')}
      names={memorials.map((memorial) => {
        const meant = meantOf(rules, memorial);
        return {
          ...{ key: keyOf(memorial), name: memorial.name, where: memorial.place, rows: memorial.rows },
          decided:
            meant === undefined
              ? null
              : meant
                ? t('importNames.isPlace', { name: meant.name })
                : t('importNames.isNoMemorial'),
          otherwise: t(memorial.is_ambiguous ? 'importNames.mayBeSeveral' : 'importNames.willBeNewMemorial'),
          candidates: () => <Candidates rules={rules} memorial={memorial} />,
        };
      })}
    />
  );
}

function Candidates({ rules, memorial }: { readonly rules: ListRules; readonly memorial: UnknownMemorial }) {
  const texts = useTexts();
  const { t } = texts;
  const { name, place } = memorial;
  const { data, error, refetch } = useMethod('findImportMemorialCandidates', { name, place });
  const meant = meantOf(rules, memorial);
  const mean = (is: MeantMemorial | null | undefined) => {
    const others = rules.meant.memorials.filter(({ said }) => memorialKey(said) !== keyOf(memorial));
    const memorials = is === undefined ? others : [...others, { said: saidOf(memorial), is }];
    rules.mean({ ...rules.meant, memorials });
  };
  return (
    <CandidateList
      words={name}
      candidates={data?.candidates.map((each) => {
        const { id, name: own, facts } = memorialReference(each, texts);
        const at = placeName(each.place_names ?? {}, 'nl');
        const choose = () => mean({ id, name: own, ...(at === '' ? {} : { place: at }) });
        return { key: id, name: own, facts, isChosen: meant?.id === id, choose };
      })}
      error={error}
      onRetry={() => void refetch()}
      nothing={{
        text: t('importNames.noMemorial', { name }),
        isChosen: meant === null,
        choose: () => mean(null),
      }}
      none={t('importNames.noMemorialCandidates')}
    >
      <ReferencePicker
        kind="memorial"
        isLookupOnly
        label={t('importNames.otherMemorial')}
        value={meant ? { kind: 'memorial', id: meant.id ?? '', name: meant.name, facts: [] } : null}
        onChange={(chosen) => mean(chosen ? { id: chosen.id, name: chosen.name } : undefined)}
      />
    </CandidateList>
  );
}
