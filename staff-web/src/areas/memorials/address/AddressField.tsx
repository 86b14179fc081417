import { Button } from '@mantine/core';
import { memorialLimits } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { useState } from 'react';
import { TextField } from '../../../lib/form/fields.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { memorialLabel } from '../memorialLabel.ts';
import type { MemorialFormControl } from '../useMemorialForm.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { AddressOutcomeNotice } from './AddressOutcomeNotice.tsx';
import { useAddressLookup } from './useAddressLookup.ts';

interface Props {
  readonly form: MemorialFormControl;
  /** Where the chosen place lies, to tell how far from it an address is. */
  readonly near: Location | null;
  /** Brings whoever cannot have it looked up to the map. */
  readonly onByHand: () => void;
}

/** The address of a memorial, and where it is (MEMORIAL-23 to MEMORIAL-26). A locked position is not looked up. */
export function AddressField({ form, near, onByHand }: Props) {
  const { t } = useTexts();
  const field = form.field('address');
  const isLocked = form.draft.position_locked;
  const lookup = useAddressLookup(form, isLocked || form.readOnly);
  const [isAdvanced, setAdvanced] = useState(false);
  // An address from which the locked position comes would take it away.
  const isHeld = isLocked && form.draft.loc.lat === '' && form.draft.address_loc !== null;
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears that the field inside was left or ended by Enter, and does nothing itself. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter looks the address up and saves nothing.
          event.preventDefault();
          void lookup.look();
        }}
        onBlur={lookup.leave}
      >
        <TextField
          {...field}
          readOnly={field.readOnly || isHeld}
          label={memorialLabel(t)('address')}
          hint={isLocked ? t('memorialAddress.locked') : t('memorialAddress.hint')}
          maxLength={memorialLimits.text}
          onChange={lookup.type}
        />
      </div>
      <AddressOutcomeNotice
        outcome={lookup.outcome}
        isAsking={lookup.isAsking}
        onAgain={() => void lookup.look()}
        onByHand={onByHand}
      />
      {!isLocked && !field.readOnly && (
        <Button
          variant="default"
          size="compact-md"
          mt="xs"
          leftSection={<Icon name="search" />}
          onClick={() => (form.draft.place_id === null ? lookup.needPlace() : setAdvanced(true))}
        >
          {t('memorialAddress.advanced.open')}
        </Button>
      )}
      {isAdvanced && form.draft.place_id !== null && (
        <AddressDialog
          address={field.value}
          placeId={form.draft.place_id}
          near={near}
          onTake={(match) => {
            setAdvanced(false);
            lookup.take(match);
          }}
          onClose={() => setAdvanced(false)}
        />
      )}
    </div>
  );
}
