import { Button, Group } from '@mantine/core';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../lib/icons/Icon.tsx';
import { personPath } from '../../personPaths.ts';
import { useNameOf } from '../../useNameOf.ts';
import { type ComparedCell, comparePersons } from '../comparePersons.ts';

export type Suggestion = ResultOf<Methods['getMergeSuggestions']>['data'][number];

interface Props {
  readonly suggestion: Suggestion;
  /** Address of the merge dialog over this page. */
  readonly mergePath: string;
  readonly isPutAside: boolean;
  readonly onTellApart: () => void;
  readonly onLater: () => void;
  readonly onTakeUp: () => void;
}

/** Two persons who may be one, side by side, and what can be said of them. */
export function SuggestionCard(props: Props) {
  const { suggestion, isPutAside } = props;
  const { t } = useTexts();
  const nameOf = useNameOf();
  const [a, b] = suggestion.persons;
  if (!a || !b) return null;
  const names = { nameA: nameOf(a), nameB: nameOf(b) };
  return (
    <li className="suggestion" data-aside={isPutAside || undefined}>
      <article tabIndex={-1} aria-label={t('merging.list.pair', names)}>
        <h2 className={isPutAside ? undefined : 'visually-hidden'}>{t('merging.list.pair', names)}</h2>
        {isPutAside ? (
          <p className="suggestion-aside">
            {t('merging.list.putAside')}
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('merging.list.lookAgainOf', names)}
              onClick={props.onTakeUp}
            >
              {t('merging.list.lookAgain')}
            </Button>
          </p>
        ) : (
          <>
            <Comparison persons={[a, b]} names={names} caption={t('merging.list.pair', names)} />
            <Why suggestion={suggestion} />
            <Decisions {...props} names={names} />
          </>
        )}
      </article>
    </li>
  );
}

function PersonLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTexts();
  return (
    <a href={personPath(id)} target="_blank" rel="noopener">
      <bdi>{name}</bdi>
      <span className="visually-hidden"> {t('pickers.newTab')}</span>
    </a>
  );
}

/** How likely it is, in a word, and what speaks for it. */
function Why({ suggestion: { score, reasons } }: Pick<Props, 'suggestion'>) {
  const { t } = useTexts();
  const likely = score >= 85 ? 'likely' : score >= 65 ? 'possible' : 'maybe';
  return (
    <p className="suggestion-why">
      <strong>{t(`merging.list.${likely}`)}</strong>
      <span className="visually-hidden">
        {t('merging.list.why')}
        {t('common.colon')}
      </span>
      {reasons.map((reason) => (
        <span key={reason} className="person-badge">
          {t(`merging.reasons.${reason}`)}
        </span>
      ))}
    </p>
  );
}

interface ComparisonProps {
  readonly persons: readonly [Suggestion['persons'][number], Suggestion['persons'][number]];
  readonly names: Names;
  readonly caption: string;
}

/** Line by line; what differs is marked by a sign and a word as well as by its weight (A4). */
function Comparison({ persons, names, caption }: ComparisonProps) {
  const texts = useTexts();
  const rows = comparePersons(...persons, texts);
  return (
    <table className="suggestion-table" aria-label={caption}>
      <thead>
        <tr data-differs={names.nameA !== names.nameB || undefined}>
          <th scope="col">
            {texts.t('persons.fields.name')}
            {names.nameA !== names.nameB && <DiffersMark />}
          </th>
          <th scope="col">
            <PersonLink id={persons[0].id} name={names.nameA} />
          </th>
          <th scope="col">
            <PersonLink id={persons[1].id} name={names.nameB} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, a, b, differs }) => (
          <tr key={label} data-differs={differs || undefined}>
            <th scope="row">
              {label}
              {differs && <DiffersMark />}
            </th>
            <td>
              <Cell cell={a} />
            </td>
            <td>
              <Cell cell={b} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DiffersMark() {
  const { t } = useTexts();
  return <span className="suggestion-mark">{t('merging.list.differs')}</span>;
}

function Cell({ cell: { date, text } }: { readonly cell: ComparedCell }) {
  const { t } = useTexts();
  if (date === null && text === '') return <span className="shown-empty">{t('merging.list.unknown')}</span>;
  return (
    <span className="suggestion-cell">
      {date !== null && <DateText date={date} />}
      {date !== null && text !== '' && ', '}
      <bdi>{text}</bdi>
    </span>
  );
}

type Names = { readonly nameA: string; readonly nameB: string };

function Decisions({ mergePath, onTellApart, onLater, names }: Props & { readonly names: Names }) {
  const { t } = useTexts();
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={mergePath}
        preventScrollReset
        leftSection={<Icon name="merge" />}
        aria-label={t('merging.list.mergeOf', names)}
        aria-keyshortcuts="m"
      >
        {t('merging.list.merge')}
      </Button>
      <Button
        variant="default"
        aria-label={t('merging.list.notSameOf', names)}
        aria-keyshortcuts="x"
        onClick={onTellApart}
      >
        {t('merging.list.notSame')}
      </Button>
      <Button variant="subtle" aria-label={t('merging.list.laterOf', names)} aria-keyshortcuts="l" onClick={onLater}>
        {t('merging.list.later')}
      </Button>
    </Group>
  );
}
