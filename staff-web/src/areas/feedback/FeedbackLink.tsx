import { Button } from '@mantine/core';
import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';

/** How many messages of visitors wait, and the way to them (PERSON-63); for editors. */
export function FeedbackLink() {
  const { t } = useTexts();
  const mayRead = mayReadFeedback(useActor());
  const { data } = useMethod('findPersonFeedback', { filter: { status: 'submitted' }, limit: 0 }, { enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Button component={Link} to={pathTo('feedback')} variant="default" leftSection={<Icon name="mail" />}>
      {data && data.total > 0 ? t('staffFeedback.waiting', { count: data.total }) : t('pages.feedback')}
    </Button>
  );
}
