import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { ListColumn, RowOf } from '../../../lib/list/listTypes.ts';
import { mergePanel, pairText } from '../../../lib/merges/mergePair.ts';
import { memorialReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { MemorialMergePanel } from './MemorialMergePanel.tsx';
import '../memorials.css';

type Pair = RowOf<'findMemorialDoubles'>;

/** Memorials that may be one, pair by pair. */
export function MemorialDoublesPage() {
  const { t } = useTexts();
  const panel = useOpenPanel();
  const columns = useMemo<readonly ListColumn<Pair>[]>(
    () => [
      { key: 'first', title: t('memorialDoubles.one'), render: ({ first }) => <Side memorial={first} /> },
      { key: 'second', title: t('memorialDoubles.other'), render: ({ second }) => <Side memorial={second} /> },
    ],
    [t],
  );
  return (
    <>
      <ListPage
        method="findMemorialDoubles"
        title={t('pages.memorial_doubles')}
        lead={<p className="lead">{t('memorialDoubles.lead')}</p>}
        columns={columns}
        sort={null}
        searchDelay={500}
        nameOf={({ first, second }) => `${first.name} – ${second.name}`}
        rowActions={({ first, second }) => [
          {
            key: 'merge',
            label: t('memorialDoubles.compare', { first: first.name, second: second.name }),
            icon: <Icon name="merge" />,
            to: panel.hrefOf(mergePanel, pairText(first.id, second.id)),
          },
        ]}
      />
      <MemorialMergePanel panel={panel} />
    </>
  );
}

function Side({ memorial }: { readonly memorial: Memorial }) {
  const texts = useTexts();
  const { name, facts } = memorialReference(memorial, texts);
  const persons = texts.t('memorialDoubles.persons', { count: memorial.extend_nbr_of_persons ?? 0 });
  return (
    <>
      <Link to={pathTo('memorial', { id: memorial.id })}>
        <bdi>{name}</bdi>
      </Link>{' '}
      <span className="reference-facts memorial-side">{[...facts, persons].join(' · ')}</span>
    </>
  );
}
