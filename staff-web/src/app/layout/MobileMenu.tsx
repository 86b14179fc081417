import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { openOrFading } from '../../lib/dialogs/openOrFading.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import { Languages } from './Languages.tsx';
import { Menu } from './Menu.tsx';

/** What the sidebar and the top bar hold on wide screens, in a menu on the right (SHELL-14). */
export function MobileMenu() {
  const { t } = useTexts();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <button type="button" className="bar-button" aria-expanded={opened} aria-haspopup="dialog" onClick={open}>
        <Icon name="menu" />
        <span className="visually-hidden">{t('frame.menu')}</span>
      </button>
      <Drawer
        {...openOrFading(opened)}
        onClose={close}
        position="right"
        size="20rem"
        title={t('frame.menu')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{ body: 'mobile-menu' }}
      >
        <Menu onChoose={close} />
        <AccountEntries onChoose={close} />
        <Languages />
        <p className="version">{t('frame.version', { version: productVersion })}</p>
      </Drawer>
    </>
  );
}
