import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../lib/routing/links.ts';

/** The function whose rows are what a comparison of all persons found. */
export const comparedFunction = 'PersonMergeSuggestions';

/** When all persons were last compared, where the comparison left nothing to show; and the way to compare them. */
export function LastComparison() {
  const { t } = useTexts();
  const { data } = useMethod('findMergeComparisons', { limit: 1 });
  if (!data) return null;
  const [last] = data;
  const when = momentText(last?.finished_at ?? last?.started_at ?? '');
  return (
    <p>
      {!last
        ? t('functions.compared.never')
        : last.finished_at === null && last.ok === null
          ? t('functions.compared.running')
          : t(last.ok ? 'functions.compared.last' : 'functions.compared.failed', { when })}{' '}
      <Link to={pathTo('merge_suggestions')}>{t('functions.compared.link')}</Link>
    </p>
  );
}
