import type { UnknownUnit } from '@salient/shared/areas/imports/importList.ts';
import { unitKey } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import type { UnitWords } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferencePicker } from '../../../../lib/picker/ReferencePicker.tsx';
import { militaryReference } from '../../../../lib/picker/referenceSources.ts';
import type { ListRules } from '../../rules/useListRules.ts';
import { CandidateList } from './CandidateList.tsx';
import { UnknownNames } from './UnknownNames.tsx';

interface Props {
  readonly rules: ListRules;
  readonly units: readonly UnknownUnit[];
}

const wordsOf = ({ army, regiment, unit, unit_nr }: UnitWords): UnitWords => ({ army, regiment, unit, unit_nr });
const textOf = ({ regiment, unit, unit_nr }: UnitWords) => [unit_nr, unit, regiment].filter(Boolean).join(' ');
/** Null for words that were said to name no unit, undefined for those of which nothing was said. */
const meantOf = ({ meant: { units } }: ListRules, unit: UnknownUnit): UnitWords | null | undefined =>
  units.find(({ said }) => unitKey(said) === unitKey(unit))?.is;

/** Regiments and units that nobody knows by the words of the list. Which one is meant stands in the mapping, so that it is known again. */
export function UnknownUnits({ rules, units }: Props) {
  const { t } = useTexts();
  return (
    <UnknownNames
      title={t('importNames.units', { count: units.length })}
      hint={t('importNames.unitsHint')}
      names={units.map((unit) => {
        const meant = meantOf(rules, unit);
        return {
          ...{ key: unitKey(unit), name: textOf(unit), where: unit.army, rows: unit.rows },
          decided:
            meant === undefined
              ? null
              : meant
                ? t('importNames.isPlace', { name: textOf(meant) })
                : t('importNames.isNoUnit'),
          otherwise: t('importNames.staysText'),
          candidates: () => <Candidates rules={rules} unit={unit} />,
        };
      })}
    />
  );
}

function Candidates({ rules, unit }: { readonly rules: ListRules; readonly unit: UnknownUnit }) {
  const texts = useTexts();
  const { t } = texts;
  const words = wordsOf(unit);
  const { data, error, refetch } = useMethod('findImportUnitCandidates', words);
  const meant = meantOf(rules, unit);
  const mean = (is: UnitWords | null | undefined) => {
    const others = rules.meant.units.filter(({ said }) => unitKey(said) !== unitKey(words));
    rules.mean({ ...rules.meant, units: is === undefined ? others : [...others, { said: words, is }] });
  };
  const isUnit = words.unit !== '' || words.unit_nr !== '';
  return (
    <CandidateList
      words={textOf(words)}
      candidates={data?.candidates.map((entity) => {
        const { id, name, facts } = militaryReference(entity, texts);
        const is = wordsOf(entity);
        const isChosen = meant ? unitKey(meant) === unitKey(is) : false;
        return { key: id, name, facts, isChosen, choose: () => mean(is) };
      })}
      error={error}
      onRetry={() => void refetch()}
      nothing={{
        text: t('importNames.noUnit', { name: textOf(words) }),
        isChosen: meant === null,
        choose: () => mean(null),
      }}
      none={t('importNames.noUnitCandidates')}
    >
      <ReferencePicker
        kind="military_entity"
        type={isUnit ? 'unit' : 'regiment'}
        isLookupOnly
        label={t(isUnit ? 'importNames.otherUnit' : 'importNames.otherRegiment')}
        value={
          meant
            ? { kind: 'military_entity', id: '', name: textOf(meant), facts: [meant.army], fields: { ...meant } }
            : null
        }
        onChange={(chosen) => {
          const { army = '', regiment = '', unit: kind = '', unit_nr = '' } = chosen?.fields ?? {};
          mean(chosen ? { army, regiment, unit: kind, unit_nr } : undefined);
        }}
      />
    </CandidateList>
  );
}
