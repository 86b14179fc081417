import { Button } from '@mantine/core';
import { memorialKey, placeKey, unitKey } from '@salient/shared/areas/imports/meant/meantKeys.ts';
import type { Meant, UnitWords } from '@salient/shared/areas/imports/meant/meantNames.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import type { ListRules } from '../../rules/useListRules.ts';

interface Line {
  readonly key: string;
  readonly said: string;
  /** What it was said to be, as it goes on after `said`. */
  readonly is: string;
  /** What is meant without it. */
  readonly without: Meant;
}

const some = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(', ');
const unitText = ({ army, regiment, unit, unit_nr }: UnitWords) =>
  some([unit_nr, unit, regiment].filter(Boolean).join(' '), army);

function linesOf(meant: Meant, { t, language }: Texts): Line[] {
  const { places, memorials, units } = meant;
  const isIt = (name: string) => t('importNames.isPlace', { name });
  return [
    ...places.map(({ said, is }) => ({
      key: `place ${placeKey(said)}`,
      said: some(said.name, said.locality, said.area2, said.area1),
      is: is
        ? isIt(some(placeName(is.name, language), is.area2, is.country && countryName(is.country, language)))
        : t('importNames.isNoPlace'),
      without: { ...meant, places: places.filter((each) => each.said !== said) },
    })),
    ...memorials.map(({ said, is }) => ({
      key: `memorial ${memorialKey(said)}`,
      said: some(said.name, said.place),
      is: is ? isIt(some(is.name, is.place)) : t('importNames.isNoMemorial'),
      without: { ...meant, memorials: memorials.filter((each) => each.said !== said) },
    })),
    ...units.map(({ said, is }) => ({
      key: `unit ${unitKey(said)}`,
      said: unitText(said),
      is: is ? isIt(unitText(is)) : t('importNames.isNoUnit'),
      without: { ...meant, units: units.filter((each) => each.said !== said) },
    })),
  ];
}

/** What was said of names and stands in the mapping, each with the way back. */
export function MeantNames({ rules }: { readonly rules: ListRules }) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const lines = linesOf(rules.meant, texts);
  if (lines.length === 0) return null;
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{t('importNames.meant')}</h2>
      <p>{t('importNames.meantHint')}</p>
      <ul className="imports-rows imports-doubles">
        {lines.map(({ key, said, is, without }) => (
          <li key={key}>
            <div>
              <strong>{said}</strong> {is}
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('importNames.forgetOf', { name: said })}
              onClick={() => rules.mean(without)}
            >
              {t('importNames.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
