import type { KioskState, KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import type { IconName } from '../../lib/icons/Icon.tsx';

/** `Kiosk 2: Lift`. */
export const kioskTitle = ({ t }: Texts, { number, name }: Pick<KioskStatus, 'number' | 'name'>): string =>
  name === '' ? t('kiosks.title', { number }) : t('kiosks.named', { number, name });

/** The state of a kiosk in words (beyond 10). */
export function stateText({ t }: Texts, { state, seen_at }: KioskStatus): string {
  if (state !== 'silent') return t(`kiosks.states.${state}`);
  return seen_at ? t('kiosks.states.silent', { since: momentText(seen_at) }) : t('kiosks.states.neverSeen');
}

/** A sign beside the words: a state is never told by colour alone (ux.md A4). */
export const stateIcon: Readonly<Record<KioskState, IconName>> = {
  unpaired: 'minus',
  running: 'check',
  in_use: 'person',
  dark: 'minus',
  closed: 'minus',
  silent: 'warning',
};
