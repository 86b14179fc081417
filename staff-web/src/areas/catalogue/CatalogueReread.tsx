import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import type { CatalogueRecord } from '../collections/archiveSlots.ts';
import './catalogue.css';
import { CatalogueComparison } from './CatalogueComparison.tsx';

/** Looks what the catalogue says by now of a record that came from there. It is asked when somebody wants to know. */
export function CatalogueReread({ type, record: { id } }: CatalogueRecord) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="swap" />} onClick={() => setOpen(true)}>
        {t('catalogueImport.compare')}
      </Button>
      <PanelDialog opened={isOpen} wide onClose={() => setOpen(false)} title={t('catalogueImport.compare')}>
        <CatalogueComparison type={type} id={id} />
      </PanelDialog>
    </>
  );
}
