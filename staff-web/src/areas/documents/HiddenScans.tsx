import type { Document } from '@salient/shared/areas/documents/document.ts';
import { rightsInForce, whyScanIsHidden } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../lib/page/Notice.tsx';

/** Says of a disclosed document why visitors do not see its scans, as long as they do not. */
export function HiddenScans({ document: { disclosed, elements, rights } }: { readonly document: Document }) {
  const { t } = useTexts();
  const problem = whyScanIsHidden(rightsInForce(rights), dayText(new Date()));
  if (!disclosed || !problem || !elements.some(({ type }) => type === 'page')) return null;
  return (
    <Notice tone="warning">
      {t(`scanRights.problems.${problem}`)} {t('scanRights.stays')}
    </Notice>
  );
}
