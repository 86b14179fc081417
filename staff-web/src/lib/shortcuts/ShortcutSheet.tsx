import { Modal, Switch } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect } from 'react';
import { openOrFading } from '../dialogs/openOrFading.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';
import { isCharacter, isNamedKey, keyCaps } from './keys.ts';
import { useShortcut } from './useShortcut.ts';

/** Listens to the keys everywhere, and shows on `?` which do something here (ux.md S2). */
export function ShortcutSheet() {
  const { t } = useTexts();
  const { shortcuts } = useServices();
  const { active, characters, sheet } = useStore(shortcuts);
  useShortcut('?', t('shortcuts.title'), shortcuts.openSheet);
  useShortcut('/', t('shortcuts.search'), focusSearch);

  useEffect(() => {
    const handle = (event: KeyboardEvent) => shortcuts.handle(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [shortcuts]);

  const listed = [...new Map(active.map((shortcut) => [shortcut.keys, shortcut])).values()];
  return (
    <Modal
      {...openOrFading(sheet)}
      onClose={shortcuts.closeSheet}
      title={t('shortcuts.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <dl className="shortcuts">
        {listed.map(({ keys, label }) => (
          <div key={keys} data-off={(isCharacter(keys) && !characters) || undefined}>
            <dt>
              {keyCaps(keys).map((cap) => (
                <kbd key={cap}>{isNamedKey(cap) ? t(`shortcuts.caps.${cap}`) : cap}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('shortcuts.typing.title')}</h3>
      <ul className="shortcut-hints">
        {(['rows', 'day', 'letters', 'proposals'] as const).map((hint) => (
          <li key={hint}>{t(`shortcuts.typing.${hint}`)}</li>
        ))}
      </ul>
      <Switch
        label={t('shortcuts.characters')}
        description={t('shortcuts.charactersHint')}
        checked={characters}
        onChange={(event) => shortcuts.allowCharacters(event.currentTarget.checked)}
      />
    </Modal>
  );
}

/** The search field of the page, when it has one. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
