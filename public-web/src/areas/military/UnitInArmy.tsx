import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import type { PublicUnit } from '@salient/shared/areas/military/publicUnit.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { UnitLink } from './UnitLink.tsx';
import { unitPeriod } from './unitPeriod.ts';

/** What a unit belonged to, to what it was attached, and what was part of it, each with its time. */
export function UnitInArmy({ unit: { parents, parts } }: { readonly unit: PublicUnit }) {
  const { t } = useTexts();
  if (parents.length === 0 && parts.length === 0) return null;
  const parentsOf = (kind: 'structure' | 'attached') =>
    parents
      .filter((parent) => parent.kind === kind)
      .map(({ unit, army, ...period }) => ({ unit, army, periods: [period] }));
  return (
    <section className="person-section" aria-labelledby="in-army">
      <h2 id="in-army">{t('unitPage.inArmy')}</h2>
      <div className="section-body unit-in-army">
        <Units title={t('unitPage.partOf')} units={parentsOf('structure')} isAlwaysSaid />
        <Units title={t('unitPage.attachedTo')} units={parentsOf('attached')} />
        <Units title={t('unitPage.parts')} units={parts} />
      </div>
    </section>
  );
}

interface UnitsProps {
  readonly title: string;
  readonly units: readonly {
    readonly unit: PublicUnitNames | null;
    readonly army?: string;
    readonly periods: readonly { readonly from_date: string; readonly to_date: string }[];
  }[];
  /** Whether a period of which nothing is known is said to be the whole war. */
  readonly isAlwaysSaid?: boolean;
}

const unknownDay = '????????';

function Units({ title, units, isAlwaysSaid = false }: UnitsProps) {
  const { t, language } = useTexts();
  if (units.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="unit-list">
        {units.map(({ unit, army = '', periods }) => {
          const known = periods.filter(
            ({ from_date, to_date }) => isAlwaysSaid || from_date !== unknownDay || to_date !== unknownDay,
          );
          const when = known.map((period) => unitPeriod(period, t)).join('; ');
          return (
            <li key={`${unit?.id} ${army} ${when}`}>
              {unit ? <UnitLink unit={unit} /> : armyName(army, language)}
              {when && <span className="unit-when">{when}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
