import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Address } from '../../lib/routing/address.ts';
import { MergedRecord } from '../../lib/ui/MergedRecord.tsx';
import { linkToUnit } from './linkToUnit.ts';

interface Props {
  readonly address: Address;
  /** The unit that the record became part of. */
  readonly to: string;
}

/** Leads from the address of a merged unit to the one that stayed. */
export function MergedUnit({ address, to }: Props) {
  const { t } = useTexts();
  return (
    <MergedRecord
      location={linkToUnit(address, to)}
      title={t('unitPage.merged.title')}
      text={t('unitPage.merged.text')}
      follow={t('unitPage.merged.follow')}
    />
  );
}
