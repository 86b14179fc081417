import { Checkbox } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { usePreference } from '../../../lib/store/usePreference.ts';
import { pagePath } from '../documentPaths.ts';
import { pagesOf } from './pageForm.ts';
import type { PageTurn } from './pageHistoryEntry.ts';
import type { PageFormControl } from './usePageForm.ts';

interface Props {
  readonly document: Document;
  readonly page: PageElement;
  readonly form: PageFormControl;
  readonly isEditing: boolean;
}

/** They type nothing, are on every keyboard and mean nothing to browsers, so that they work from within a text too. */
const keys = { previous: 'Alt+PageUp', next: 'Alt+PageDown' } as const;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** The pages before and after, past sub-documents; on the way the page is saved where that is wished (PAGE-01, PAGE-13). */
export function PageSteps({ document, page, form, isEditing }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [saves, setSaves] = usePreference('pageEditor.savesOnTheWay', false, isFlag);
  const { id } = document;
  const pages = pagesOf(document);
  const previous = pages.findLast(({ page_number }) => page_number < page.page_number);
  // A page that is not in the document any more has left its number to the one after it.
  const next = pages.find(({ id: other, page_number }) => page_number >= page.page_number && other !== page.id);
  const [turn, setTurn] = useState<{ readonly path: string; readonly state: PageTurn } | null>(null);
  const go = async (to: PageElement | undefined, isByKey: boolean) => {
    if (!to) return;
    if (saves && form.dirty && !(await form.save())) return;
    setTurn({ path: pagePath(id, to.page_number), state: { toTranscription: isByKey && isEditing } });
  };
  // Once it is known that a save left nothing unsaved; one that moves the page leads to its new number first.
  useEffect(() => {
    if (!turn) return;
    const timer = setTimeout(() => void navigate(turn.path, { replace: true, state: turn.state }));
    return () => clearTimeout(timer);
  }, [turn, navigate]);
  useShortcut(keys.previous, t('pageEditor.previous'), () => void go(previous, true), previous !== undefined);
  useShortcut(keys.next, t('pageEditor.next'), () => void go(next, true), next !== undefined);
  return (
    <>
      {isEditing && (
        <Checkbox
          className="page-saves"
          label={t('pageEditor.savesOnTheWay')}
          checked={saves}
          onChange={(event) => setSaves(event.currentTarget.checked)}
        />
      )}
      <SteadyButton
        className="page-step"
        variant="default"
        leftSection={<Icon name="left" />}
        aria-keyshortcuts={keys.previous}
        disabled={!previous}
        onClick={() => void go(previous, false)}
      >
        <span className="page-step-text">{t('pageEditor.previous')}</span>
      </SteadyButton>
      <SteadyButton
        className="page-step"
        variant="default"
        rightSection={<Icon name="right" />}
        aria-keyshortcuts={keys.next}
        disabled={!next}
        onClick={() => void go(next, false)}
      >
        <span className="page-step-text">{t('pageEditor.next')}</span>
      </SteadyButton>
    </>
  );
}
