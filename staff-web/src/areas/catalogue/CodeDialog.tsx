import { Stack, TextInput } from '@mantine/core';
import type { CheckedCode } from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import type { CodeDialogProps } from '../collections/archiveSlots.ts';
import { isHereText } from '../documents/isHereText.ts';
import './catalogue.css';
import { asksAnywayAfter, catalogueFailureText, isCodeNotFound } from './catalogueFailureText.ts';
import { FoundCollection } from './FoundCollection.tsx';

/**
 * Asks for a code of the catalogue and leads to what it names (DOCUMENT-04, CATALOGUE-02, CATALOGUE-03, CATALOGUE-08): to
 * what is here already, to a new document of that code, or to a collection once it is imported.
 */
export function CodeDialog({ opened, onClose }: CodeDialogProps) {
  const { t } = useTexts();
  return (
    <PanelDialog opened={opened} closesBeside={false} onClose={onClose} title={t('catalogueImport.title')}>
      <CodeForm onClose={onClose} />
    </PanelDialog>
  );
}

function CodeForm({ onClose }: Pick<CodeDialogProps, 'onClose'>) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<'invalidCode' | 'notFound' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [found, setFound] = useState<CheckedCode | null>(null);

  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const openHere = (here: NonNullable<CheckedCode['here']>) => {
    messages.success(isHereText(here, t));
    goTo(pathTo(here.type, { id: here.id }));
  };
  const lead = (checked: CheckedCode) => {
    if (checked.status === 'invalid') setWrong('invalidCode');
    else if (checked.here) openHere(checked.here);
    else if (checked.status === 'collection') setFound(checked);
    else goTo(`${pathTo('document_create')}?${new URLSearchParams({ category: 'adlib', code: checked.code })}`);
  };
  const forget = () => {
    setWrong(null);
    setFailure(null);
    setFound(null);
  };
  const ask = async () => {
    if (isAsking) return;
    const asksAnyway = asksAnywayAfter(failure);
    forget();
    setAsking(true);
    try {
      lead(await client.checkAdlibCode({ code, asksAnyway }));
    } catch (error) {
      if (isCodeNotFound(error)) setWrong('notFound');
      else setFailure(error);
    }
    setAsking(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void ask();
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('catalogueImport.code')}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          error={wrong && t(`catalogue.${wrong}`)}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            forget();
          }}
        />
        <div>
          <SteadyButton type="submit" variant={found ? 'default' : 'filled'} loading={isAsking}>
            {t('catalogueImport.look')}
          </SteadyButton>
        </div>
        <div role="status">
          {isAsking && <span className="visually-hidden">{t('catalogueImport.looking')}</span>}
          {failure !== null && <Notice tone="error">{catalogueFailureText(failure, t)}</Notice>}
          {found && (
            <FoundCollection key={found.code} found={found} onImported={(id) => goTo(pathTo('collection', { id }))} />
          )}
        </div>
      </Stack>
    </form>
  );
}
