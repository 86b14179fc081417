import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListColumn, ListParams, RowOf } from '../list/listTypes.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { useOpenPanel } from '../routing/useOpenPanel.ts';
import { mergePanel, pairText } from './mergePair.ts';
import './merges.css';

/** The kinds of records of which pairs are proposed: how they are found, and how two are kept apart. */
const keepApartMethods = {
  findPlaceDoubles: 'keepPlacesApart',
  findMemorialDoubles: 'keepMemorialsApart',
  findMilitaryDoubles: 'keepMilitaryEntitiesApart',
  findContactPersonDoubles: 'keepContactPersonsApart',
} as const;
type DoublesMethod = keyof typeof keepApartMethods;
type KeepApartMethod = (typeof keepApartMethods)[DoublesMethod];

/** One of a pair, as the list shows it. */
export interface DoublesSide {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly facts: readonly string[];
}

interface Props<Name extends DoublesMethod> {
  readonly method: Name;
  readonly title: string;
  readonly lead: string;
  /** What it means that nothing is proposed. */
  readonly noneText: string;
  readonly sidesOf: (pair: RowOf<Name>) => readonly [DoublesSide, DoublesSide];
  /** What else is told of a pair. */
  readonly columns?: readonly ListColumn<RowOf<Name>>[];
  readonly panel: ReturnType<typeof useOpenPanel>;
  /** The comparison over the page. */
  readonly children: ReactNode;
}

/** Records that may be one, pair by pair: compared and merged, or said not to be the same, which can be taken back. */
export function DoublesPage<Name extends DoublesMethod>(props: Props<Name>) {
  const { method, sidesOf, panel } = props;
  const { t } = useTexts();
  const messages = useMessages();
  const [address] = useSearchParams();
  const keepApart = useCommand<KeepApartMethod>(keepApartMethods[method], { refreshes: [method] });
  const filters = useMemo(() => {
    const choices = (['open', 'apart'] as const).map((value) => ({ value, label: t(`recordMerges.doubles.${value}`) }));
    return [{ name: 'pairs', label: t('recordMerges.doubles.which'), choices }];
  }, [t]);
  const keptApart: ListColumn<RowOf<Name>> = {
    key: 'kept_apart',
    title: t('recordMerges.doubles.apart'),
    render: ({ kept_apart: kept }) => kept && [momentText(kept.at), kept.account].filter(Boolean).join(', '),
  };
  const columns: readonly ListColumn<RowOf<Name>>[] = [
    { key: 'first', title: t('recordMerges.doubles.one'), render: (pair) => <Side side={sidesOf(pair)[0]} /> },
    { key: 'second', title: t('recordMerges.doubles.other'), render: (pair) => <Side side={sidesOf(pair)[1]} /> },
    ...(props.columns ?? []),
    ...(address.get('pairs') === 'apart' ? [keptApart] : []),
  ];
  const tell = async (pair: RowOf<Name>, apart: boolean): Promise<void> => {
    const [first, second] = sidesOf(pair);
    const params: ParamsOf<Methods['keepPlacesApart']> = { idA: first.id, idB: second.id, apart };
    const names = { first: first.name, second: second.name };
    try {
      await keepApart.mutateAsync(params);
      messages.success(t(apart ? 'recordMerges.doubles.notSameSaid' : 'recordMerges.doubles.sameAfterAllSaid', names), {
        ...(apart && { action: { label: t('recordMerges.undo'), run: () => void tell(pair, false) } }),
      });
    } catch (error) {
      messages.failure(error);
    }
  };
  return (
    <>
      <ListPage<Name>
        method={method}
        title={props.title}
        lead={<p className="lead">{props.lead}</p>}
        emptyText={props.noneText}
        columns={columns}
        sort={null}
        searchDelay={500}
        filters={filters}
        params={({ pairs }) => ({ apart: pairs === 'apart' }) as ListParams<Name>}
        nameOf={(pair) =>
          sidesOf(pair)
            .map(({ name }) => name)
            .join(' – ')
        }
        rowActions={(pair) => {
          const [first, second] = sidesOf(pair);
          const names = { first: first.name, second: second.name };
          const apart = pair.kept_apart === null;
          return [
            {
              key: 'merge',
              label: t('recordMerges.doubles.compare', names),
              icon: <Icon name="merge" />,
              to: panel.hrefOf(mergePanel, pairText(first.id, second.id)),
            },
            {
              key: 'apart',
              label: t(apart ? 'recordMerges.doubles.notSame' : 'recordMerges.doubles.sameAfterAll', names),
              icon: <Icon name={apart ? 'close' : 'restore'} />,
              onClick: () => void tell(pair, apart),
            },
          ];
        }}
      />
      {props.children}
    </>
  );
}

function Side({ side: { name, path, facts } }: { readonly side: DoublesSide }) {
  return (
    <>
      <Link to={path}>
        <bdi>{name}</bdi>
      </Link>{' '}
      <span className="reference-facts merge-side">{facts.join(' · ')}</span>
    </>
  );
}
