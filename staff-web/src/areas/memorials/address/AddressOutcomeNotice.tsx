import { Button, Group } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { lookupFailureText } from '../../places/lookupFailureText.ts';
import type { AddressOutcome } from './useAddressLookup.ts';

interface Props {
  readonly outcome: AddressOutcome | null;
  readonly isAsking: boolean;
  readonly onAgain: () => void;
  readonly onByHand: () => void;
}

/** What came of looking an address up, and what helps next (N-36, N-37). */
export function AddressOutcomeNotice({ outcome, isAsking, onAgain, onByHand }: Props) {
  const { t } = useTexts();
  const byHand = (
    <Button variant="default" size="compact-md" onClick={onByHand}>
      {t('memorialAddress.byHand')}
    </Button>
  );
  return (
    <div className="memorial-address-outcome">
      <p className="form-hint" role="status">
        {isAsking && t('memorialAddress.asking')}
      </p>
      {outcome?.kind === 'found' && (
        <Notice tone={outcome.match.is_exact ? 'hint' : 'warning'}>
          <p>
            {t('memorial.addressFound')}
            {t('common.colon')}
            <bdi>{outcome.match.address}</bdi>
          </p>
          {!outcome.match.is_exact && <p>{t('memorialAddress.inexact')}</p>}
        </Notice>
      )}
      {(outcome?.kind === 'invalidAddress' || outcome?.kind === 'needPlace') && (
        <Notice tone="warning">{t(`memorial.${outcome.kind}`)}</Notice>
      )}
      {outcome?.kind === 'notFound' && (
        <Notice tone="warning">
          <p>{t('memorial.addressNotFound')}</p>
          <p>{t('memorialAddress.notFoundHow')}</p>
          {byHand}
        </Notice>
      )}
      {outcome?.kind === 'noService' && (
        <Notice tone="warning">
          <p>{t('memorial.addressNotFound')}</p>
          <p>{t('memorialAddress.noService')}</p>
          {byHand}
        </Notice>
      )}
      {outcome?.kind === 'failed' && (
        <Notice tone="error">
          <p>{lookupFailureText(outcome.failure, t)}</p>
          <Group gap="xs">
            <Button variant="default" size="compact-md" onClick={onAgain}>
              {t('memorialAddress.again')}
            </Button>
            {byHand}
          </Group>
        </Notice>
      )}
    </div>
  );
}
