import type { MergePreview } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';

/** Somebody said before that these are two persons; merging them is possible all the same. */
export function NotSameNotice({ mark }: { readonly mark: MergePreview['notSame'] }) {
  const { t } = useTexts();
  if (!mark) return null;
  const when = momentText(mark.at);
  return (
    <Notice tone="hint">
      {mark.account
        ? t('merging.dialog.notSameBy', { account: mark.account, when })
        : t('merging.dialog.notSame', { when })}
    </Notice>
  );
}
