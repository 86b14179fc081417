import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../../lib/picker/referenceSources.ts';
import type { Healing } from './useHealing.ts';

interface Props {
  readonly healing: Healing;
  readonly placeId: string;
}

/** Says that the place in hand is one that is there already, found by its name. */
export function SameAs({ healing: { sameAs, isBusy }, placeId }: Props) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<Reference | null>(null);
  return (
    <div className="healing-same">
      <ReferencePicker
        kind="place"
        label={t('places.healing.same')}
        value={chosen}
        onChange={setChosen}
        except={placeId}
        isLookupOnly
      />
      {chosen && (
        <SteadyButton disabled={isBusy} onClick={() => void sameAs(chosen.id)}>
          {t('places.healing.mergeChosen')}
        </SteadyButton>
      )}
    </div>
  );
}
