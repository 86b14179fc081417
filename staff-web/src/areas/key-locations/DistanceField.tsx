import { NumberInput } from '@mantine/core';
import { qrLimits } from '@salient/shared/areas/key-locations/keyQr.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

interface Props {
  /** Millimetres. */
  readonly value: number;
  readonly onChange: (distance: number) => void;
}

export const usualDistance: number = qrLimits.usual;

/** From how far a printed code shall be read; its size follows. */
export function DistanceField({ value, onChange }: Props) {
  const { t } = useTexts();
  const [nearest, farthest] = [qrLimits.nearest / 10, qrLimits.farthest / 10];
  return (
    <NumberInput
      className="key-distance"
      label={t('keyLocations.distance')}
      description={t('keyLocations.distanceHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      min={nearest}
      max={farthest}
      clampBehavior="blur"
      allowDecimal={false}
      value={value / 10}
      onChange={(typed) => {
        const centimetres = Number(typed);
        if (centimetres >= nearest && centimetres <= farthest) onChange(Math.round(centimetres * 10));
      }}
    />
  );
}
