import { Button } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../lib/icons/Icon.tsx';
import { pathTo } from '../../../../lib/routing/links.ts';
import '../merge.css';

/** The way to the possible doubles, and how many there are; nothing is counted where there are none, or none are known yet. */
export function SuggestionsLink() {
  const { t, language } = useTexts();
  const { data } = useMethod('getMergeSuggestions', { limit: 0 });
  return (
    <Button component={Link} to={pathTo('merge_suggestions')} variant="default" leftSection={<Icon name="merge" />}>
      {t('pages.merge_suggestions')}
      {data !== undefined && data.total > 0 && (
        <span className="merge-count">{new Intl.NumberFormat(locales[language]).format(data.total)}</span>
      )}
    </Button>
  );
}
