import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Address } from '../../lib/routing/address.ts';
import { MergedRecord } from '../../lib/ui/MergedRecord.tsx';
import { linkToPerson } from './linkToPerson.ts';
import { viaOf } from './via.ts';

interface Props {
  readonly address: Address;
  /** The person that the record became part of. */
  readonly to: string;
}

/** Leads from the address of a merged person to the one that stayed. */
export function MergedPerson({ address, to }: Props) {
  const { t } = useTexts();
  return (
    <MergedRecord
      location={linkToPerson(address, to, viaOf(address) ?? undefined)}
      title={t('personPage.merged.title')}
      text={t('personPage.merged.text')}
      follow={t('personPage.merged.follow')}
    />
  );
}
