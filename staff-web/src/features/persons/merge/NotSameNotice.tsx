import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { MergePreview } from '@salient/shared/persons/personMerge.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useMoment } from './useMoment.ts';

/** Somebody said before that these are two persons; merging them is possible all the same. */
export function NotSameNotice({ mark }: { readonly mark: MergePreview['notSame'] }) {
  const { t } = useTexts();
  const moment = useMoment();
  if (!mark) return null;
  const when = moment(mark.at);
  return (
    <Notice tone="hint">
      {mark.account
        ? t('merging.dialog.notSameBy', { account: mark.account, when })
        : t('merging.dialog.notSame', { when })}
    </Notice>
  );
}
