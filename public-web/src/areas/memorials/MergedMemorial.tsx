import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Address } from '../../lib/routing/address.ts';
import { MergedRecord } from '../../lib/ui/MergedRecord.tsx';
import { linkToMemorial } from './linkToMemorial.ts';

interface Props {
  readonly address: Address;
  /** The memorial that the record became part of. */
  readonly to: string;
}

/** Leads from the address of a merged memorial to the one that stayed. */
export function MergedMemorial({ address, to }: Props) {
  const { t } = useTexts();
  return (
    <MergedRecord
      location={linkToMemorial(address, to)}
      title={t('memorialPage.merged.title')}
      text={t('memorialPage.merged.text')}
      follow={t('memorialPage.merged.follow')}
    />
  );
}
