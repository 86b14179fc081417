import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/ui/icons.tsx';

interface Choice {
  readonly value: string;
  readonly name: string;
  /** What the list holds with this choice. */
  readonly count: number;
  /** Of the name, where it is not the page's. */
  readonly lang?: string;
}

interface Props {
  readonly label: string;
  /** For the choice that narrows nothing. */
  readonly all: string;
  readonly chosen: string | undefined;
  readonly choices: readonly Choice[];
  readonly hrefOf: (value: string | undefined) => string;
}

/** One part of a filter: what is chosen, and the other choices behind it. With nothing to choose from there is none. */
export function FilterMenu({ label, all, chosen, choices, hrefOf }: Props) {
  const { t } = useTexts();
  if (choices.length < 2 && chosen === undefined) return null;
  const name = choices.find(({ value }) => value === chosen)?.name ?? chosen;
  return (
    <details className="filter-menu" name="story-filter">
      <summary className={`chip${chosen === undefined ? '' : ' filter-menu-set'}`}>
        {label}
        {name && (
          <>
            {t('common.colon')}
            <strong>{name}</strong>
          </>
        )}
        <Icon name="down" />
      </summary>
      <ul>
        <li>
          <a href={hrefOf(undefined)} aria-current={chosen === undefined ? 'true' : undefined}>
            {all}
          </a>
        </li>
        {choices.map((choice) => (
          <li key={choice.value}>
            <a href={hrefOf(choice.value)} aria-current={choice.value === chosen ? 'true' : undefined}>
              <span lang={choice.lang}>{choice.name}</span> <span className="filter-menu-count">{choice.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
