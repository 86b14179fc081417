import { Button, Stack, TextInput } from '@mantine/core';
import {
  type AddressScope,
  addressScopes,
  checkAddressQuestion,
} from '@salient/shared/areas/memorials/addressLookup.ts';
import { memorialLimits } from '@salient/shared/areas/memorials/memorialTypes.ts';
import type { AddressMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { lookupFailureText } from '../../places/lookupFailureText.ts';
import { memorialLabel } from '../memorialLabel.ts';

interface Props {
  readonly address: string;
  readonly placeId: string;
  readonly near: Location | null;
  readonly onTake: (match: AddressMatch) => void;
  readonly onClose: () => void;
}

type Answer = ResultOf<Methods['lookUpMemorialAddress']>;

/** The advanced look-up: in the town, in the country or everywhere, and whoever looks chooses (MEMORIAL-26). */
export function AddressDialog({ address, placeId, near, onTake, onClose }: Props) {
  const { t, language } = useTexts();
  const client = useClient();
  const [typed, setTyped] = useState(address);
  const [within, setWithin] = useState<AddressScope>('country');
  const [isShort, setShort] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = async () => {
    if (isAsking) return;
    const question = { address: typed, place_id: placeId };
    const isTooShort = !checkAddressQuestion(question).isEmpty;
    setShort(isTooShort);
    if (isTooShort) return;
    setAsking(true);
    setAnswer(null);
    setFailure(null);
    try {
      setAnswer(await client.lookUpMemorialAddress({ ...question, within, language }));
    } catch (error) {
      setFailure(error);
    }
    setAsking(false);
  };
  return (
    <PanelDialog opened closesBeside={false} onClose={onClose} title={t('memorialAddress.advanced.open')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void ask();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={memorialLabel(t)('address')}
            data-autofocus
            autoComplete="off"
            maxLength={memorialLimits.text}
            error={isShort && t('memorial.invalidAddress')}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setShort(false);
            }}
          />
          <RadioField
            name="within"
            label={t('memorialAddress.advanced.within')}
            value={within}
            codes={[]}
            readOnly={false}
            choices={addressScopes.map((value) => ({ value, label: t(`memorialAddress.scopes.${value}`) }))}
            onChange={setWithin}
          />
          <div>
            <SteadyButton type="submit" loading={isAsking}>
              {t('memorialAddress.advanced.find')}
            </SteadyButton>
          </div>
          <div role="status">
            {failure !== null && <Notice tone="error">{lookupFailureText(failure, t)}</Notice>}
            {answer?.outcome === 'no_service' && (
              <Notice tone="warning">
                <p>{t('memorial.addressNotFound')}</p>
                <p>{t('memorialAddress.noService')}</p>
              </Notice>
            )}
            {answer?.outcome === 'not_found' && <Notice tone="hint">{t('memorial.addressNotFound')}</Notice>}
            {answer?.too_many && <Notice tone="hint">{t('place.lookupTooMany')}</Notice>}
            {answer && answer.matches.length > 0 && <Matches matches={answer.matches} near={near} onTake={onTake} />}
          </div>
        </Stack>
      </form>
    </PanelDialog>
  );
}

interface MatchesProps extends Pick<Props, 'near' | 'onTake'> {
  readonly matches: readonly AddressMatch[];
}

function Matches({ matches, near, onTake }: MatchesProps) {
  const { t, language } = useTexts();
  return (
    <ul className="memorial-addresses" aria-label={t('memorialAddress.advanced.results')}>
      {matches.map((match) => {
        const { address, location, is_exact } = match;
        const distance = near && distanceText(distanceBetween(near, location), language);
        const facts = [
          distance === null ? null : t('memorialAddress.advanced.far', { distance }),
          is_exact ? null : t('memorialAddress.advanced.partly'),
          positionText(location, language),
        ];
        return (
          <li key={`${address} ${location.lat} ${location.lon}`}>
            <span>
              <strong>
                <bdi>{address}</bdi>
              </strong>{' '}
              <span className="reference-facts">{facts.filter(Boolean).join(' · ')}</span>
            </span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('memorialAddress.advanced.take', { address })}
              onClick={() => onTake(match)}
            >
              {t('memorialAddress.advanced.takeShort')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
