import { type AddressQuestion, checkAddressQuestion } from '@salient/shared/areas/memorials/addressLookup.ts';
import type { AddressMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PickerTextsContext } from '../../../lib/picker/usePickerTexts.ts';
import type { MemorialFormControl } from '../useMemorialForm.ts';

/** What came of the last look-up of an address. */
export type AddressOutcome =
  | { readonly kind: 'invalidAddress' | 'needPlace' | 'notFound' | 'noService' }
  | { readonly kind: 'found'; readonly match: AddressMatch; readonly more: boolean }
  | { readonly kind: 'failed'; readonly failure: unknown };

/**
 * Looks the typed address up: on Enter, and when the focus leaves a changed one (MEMORIAL-23). What is found becomes the
 * position of the address; whatever else comes of it is told and leaves what was typed alone. A save waits for the answer,
 * so that an address is saved together with its position.
 */
export function useAddressLookup(form: MemorialFormControl, isFixed: boolean) {
  const client = useClient();
  const { language } = useTexts();
  const texts = useContext(PickerTextsContext);
  const { address, address_loc, place_id } = form.draft;
  const stored = form.entity?.record;
  const [outcome, setOutcome] = useState<AddressOutcome | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<AddressQuestion>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isWanted = useRef(false);
  const isUnsettled = (texts?.texts.address ?? '') !== '';
  const latest = useRef({ address, place_id });
  useLayoutEffect(() => {
    latest.current = { address, place_id };
  });

  const settled = () => texts?.setText('address', '');

  async function ask(): Promise<void> {
    const question = latest.current;
    asked.current = question;
    const why = checkAddressQuestion(question).errors;
    if (why.address || why.place_id) {
      setOutcome({ kind: why.address ? 'invalidAddress' : 'needPlace' });
      settled();
      return;
    }
    setAsking(true);
    setOutcome(null);
    const answered = await client
      .lookUpMemorialAddress({ ...question, within: 'locality', language })
      .then(outcomeOf, (failure: unknown): AddressOutcome => ({ kind: 'failed', failure }));
    // A save that waits for this reads what the form holds afterwards.
    flushSync(() => {
      setAsking(false);
      settled();
      // Of an address that was typed over meanwhile, or of another place, nothing is said.
      if (latest.current.address !== question.address || latest.current.place_id !== question.place_id) return;
      setOutcome(answered);
      if (answered.kind === 'found') form.field('address_loc').onChange(answered.match.location);
    });
  }

  /** Who typed on while the service thought asks again with what is typed then. */
  async function askWhileWanted(): Promise<void> {
    while (isWanted.current) {
      isWanted.current = false;
      await ask();
    }
  }

  const look = (): Promise<void> => {
    if (isFixed || latest.current.address.trim() === '') {
      settled();
      return Promise.resolve();
    }
    const { address: now, place_id: where } = latest.current;
    const isBeingAsked =
      running.current !== undefined && asked.current?.address === now && asked.current.place_id === where;
    isWanted.current ||= !isBeingAsked;
    running.current ??= askWhileWanted().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const settle = useRef(look);
  useLayoutEffect(() => {
    settle.current = look;
  });
  const add = texts?.add;
  useEffect(
    () =>
      add?.('address', async () => {
        await settle.current();
        return true;
      }),
    [add],
  );

  // A place that was asked for and is chosen now is all that was missing.
  const isWaiting = outcome?.kind === 'needPlace' && place_id !== null;
  useEffect(() => {
    if (isWaiting) void settle.current();
  }, [isWaiting]);

  return {
    outcome,
    isAsking,
    look,
    /** Leaving an address that nobody changed asks nothing. */
    leave: () => {
      if (isUnsettled && address !== asked.current?.address) void look();
    },
    type: (typed: string) => {
      setOutcome(null);
      asked.current = undefined;
      form.field('address').onChange(typed);
      const isStored = typed === stored?.address;
      // Where an address was found is said of that address alone (MEMORIAL-13).
      form.field('address_loc').onChange(isStored ? stored.address_loc : null);
      texts?.setText('address', isStored && stored.address_loc ? '' : typed);
    },
    take: (match: AddressMatch) => {
      if (address.trim() === '') form.field('address').onChange(match.address);
      form.field('address_loc').onChange(match.location);
      asked.current = { address, place_id };
      settled();
      setOutcome({ kind: 'found', match, more: false });
    },
    needPlace: () => setOutcome({ kind: 'needPlace' }),
    isFound: address_loc !== null,
  };
}

function outcomeOf({
  outcome,
  matches,
}: {
  readonly outcome: 'found' | 'not_found' | 'no_service';
  readonly matches: readonly AddressMatch[];
}): AddressOutcome {
  const [match, ...others] = matches;
  if (match) return { kind: 'found', match, more: others.length > 0 };
  return { kind: outcome === 'no_service' ? 'noService' : 'notFound' };
}
