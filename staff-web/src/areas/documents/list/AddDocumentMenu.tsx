import { Button, Menu } from '@mantine/core';
import { type CategoryParam, categoryOfParam } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { useArchiveSlots } from '../../collections/archiveSlots.ts';
import '../../../lib/form/form.css';
import { newDocumentPath } from '../documentPaths.ts';

/** Adds a document of a category; one of the catalogue is asked for by its code first (DOCUMENT-03, DOCUMENT-04). */
export function AddDocumentMenu() {
  const { t } = useTexts();
  const { CodeDialog } = useArchiveSlots();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useShortcut('n', t('pages.document_create'), () => setOpen(true));
  const params = (Object.keys(categoryOfParam) as CategoryParam[]).filter((param) => param !== 'adlib' || CodeDialog);
  return (
    <>
      <Menu opened={isOpen} onChange={setOpen} position="bottom-end" returnFocus withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button leftSection={<Icon name="plus" />} rightSection={<Icon name="down" />} aria-keyshortcuts="n">
            {t('pages.document_create')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {params.map((param) =>
            param === 'adlib' ? (
              <Menu.Item key={param} onClick={() => setAsking(true)}>
                <CategoryEntry param={param} />
              </Menu.Item>
            ) : (
              <Menu.Item key={param} component={Link} to={newDocumentPath(param)}>
                <CategoryEntry param={param} />
              </Menu.Item>
            ),
          )}
        </Menu.Dropdown>
      </Menu>
      {CodeDialog && <CodeDialog opened={isAsking} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What a category is called, and what belongs there in a line (S16). */
function CategoryEntry({ param }: { readonly param: CategoryParam }) {
  const { t } = useTexts();
  const category = categoryOfParam[param];
  return (
    <>
      {t(`documentRecord.categories.${category}`)}
      <small className="choice-explained">{t(`documentPages.explained.${category}`)}</small>
    </>
  );
}
