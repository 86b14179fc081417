import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useMergePick } from './useMergePick.ts';
import './merge.css';

/** Whom somebody picked first, and how it goes on, while the second person is looked for (PERSON-11). */
export function MergePickBar() {
  const { t } = useTexts();
  const { picked, clear } = useMergePick();
  return (
    <div role="status">
      {picked && (
        <div className="merge-pick">
          <Icon name="merge" />
          <p>
            <Link to={pathTo('person', { id: picked.id })}>
              <bdi>{t('merging.picked', { name: picked.name })}</bdi>
            </Link>
            <span>{t('merging.pickedHow')}</span>
          </p>
          <Button variant="default" size="compact-md" onClick={clear}>
            {t('merging.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
