import { Button, SegmentedControl, Select } from '@mantine/core';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPages } from '../../lib/list/ListPages.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import type { ListShape } from '../../lib/list/listState.ts';
import { type ListControl, useListState } from '../../lib/list/useListState.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { usePersonsDetails } from '../persons/usePersonsDetails.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import { personParam } from './messagesAbout.ts';
import '../../lib/list/list.css';
import './staffFeedback.css';

const choices = {
  status: ['submitted', 'reviewed'],
  whose: ['all', 'mine', 'nobody'],
  order: ['newest', 'oldest'],
} as const;

const shape: ListShape = { sortable: [], sort: null, rows: 10, filters: choices };

/** The chosen value of each filter; the first where none is. */
function chosenOf({ filters }: ListControl['state']) {
  const of = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === filters[name]) ?? values[0];
  return { status: of('status', choices.status), whose: of('whose', choices.whose), order: of('order', choices.order) };
}

/** What visitors sent, newest first, as cards (FEEDBACK-05, FEEDBACK-13, ROUTE-14). */
export function FeedbackPage() {
  const { t } = useTexts();
  const actor = useActor();
  const control = useListState(shape);
  const [address] = useSearchParams();
  const person_id = address.get(personParam) ?? undefined;
  const { page, rows } = control.state;
  const { status, whose, order } = chosenOf(control.state);
  const { data, error, refetch, isPlaceholderData } = useMethod(
    'findPersonFeedback',
    {
      filter: { status, ...(person_id ? { person_id } : {}), ...(whose === 'all' ? {} : { assigned: whose }) },
      sort: [['timestamp', order === 'oldest' ? 1 : -1]],
      offset: page * rows,
      limit: rows,
      extend: ['person_name', 'attachments'],
    },
    { keepPrevious: true },
  );
  const templates = isAdmin(actor) && (
    <Button component={Link} to={pathTo('feedback_templates')} variant="default" leftSection={<Icon name="edit" />}>
      {t('pages.feedback_templates')}
    </Button>
  );
  return (
    <Page title={t('pages.feedback')} actions={templates}>
      <FeedbackFilters control={control} />
      {person_id && <OnePerson id={person_id} />}
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.total === 0 ? (
        <p className="feedback-none">{t(noneText(status, whose))}</p>
      ) : (
        <>
          <ul className="feedback-cards" aria-busy={isPlaceholderData}>
            {data.data.map((feedback) => (
              <FeedbackCard key={feedback.id} feedback={feedback} onStale={() => void refetch()} />
            ))}
          </ul>
          <ListPages control={control} total={data.total} shown={data.data.length} />
        </>
      )}
    </Page>
  );
}

function FeedbackFilters({ control }: { readonly control: ListControl }) {
  const { t } = useTexts();
  const { status, whose, order } = chosenOf(control.state);
  const choose = (name: keyof typeof choices) => (value: string | null) =>
    control.change({ filters: { ...control.state.filters, [name]: value ?? '' } });
  const whoseNames = { all: 'staffFeedback.all', mine: 'staffFeedback.mine', nobody: 'staffFeedback.nobodys' } as const;
  return (
    <div className="feedback-filters">
      <SegmentedControl
        aria-label={t('staffFeedback.filter')}
        value={status}
        onChange={choose('status')}
        data={choices.status.map((value) => ({ value, label: t(`staffFeedback.statuses.${value}`) }))}
      />
      <SegmentedControl
        aria-label={t('staffFeedback.whose')}
        value={whose}
        onChange={choose('whose')}
        data={choices.whose.map((value) => ({ value, label: t(whoseNames[value]) }))}
      />
      <Select
        aria-label={t('staffFeedback.order')}
        allowDeselect={false}
        value={order}
        onChange={choose('order')}
        data={choices.order.map((value) => ({ value, label: t(`staffFeedback.${value}`) }))}
      />
    </div>
  );
}

/** Says that messages about one person alone are shown, and leads to the others. */
function OnePerson({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const found = usePersonsDetails([id]).get(id);
  const name = found ? `${found.firstName} ${found.lastName}`.trim() : '';
  return (
    <p className="feedback-one">
      {t('staffFeedback.about', { name: name || t('persons.nameless') })}{' '}
      <Link to={pathTo('feedback')}>{t('staffFeedback.aboutAll')}</Link>
    </p>
  );
}

function noneText(status: (typeof choices.status)[number], whose: (typeof choices.whose)[number]) {
  if (status === 'reviewed') return 'staffFeedback.noneReviewed';
  return ({ all: 'staffFeedback.none', mine: 'staffFeedback.noneMine', nobody: 'staffFeedback.noneNobody' } as const)[
    whose
  ];
}
