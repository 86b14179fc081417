import { Button } from '@mantine/core';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';
import './merges.css';

interface Props {
  readonly type: HistoryType;
  readonly pathOf: (id: string) => string;
}

/** What somebody picked first, and how it goes on, while the second record is looked for. */
export function RecordMergePickBar({ type, pathOf }: Props) {
  const { t } = useTexts();
  const { recordMergePick } = useServices();
  const picked = useStore(recordMergePick)[type];
  return (
    <div role="status">
      {picked && (
        <div className="record-merge-pick">
          <Icon name="merge" />
          <p>
            <Link to={pathOf(picked.id)}>
              <bdi>{t('recordMerges.picked', { name: picked.name })}</bdi>
            </Link>
            <span>{t('recordMerges.pickedHow')}</span>
          </p>
          <Button variant="default" size="compact-md" onClick={() => recordMergePick.clear(type)}>
            {t('recordMerges.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
