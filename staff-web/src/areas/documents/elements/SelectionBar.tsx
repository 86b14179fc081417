import { Button, Menu, TextInput } from '@mantine/core';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import type { DocumentElement } from '@salient/shared/areas/documents/element.ts';
import { rightsInForce } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { type OwnerToSay, ScanRightsDialog } from '../../scan-rights/ScanRightsDialog.tsx';
import { readPageNumber } from '../page/pageForm.ts';
import { elementKey } from './element.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { ElementCommands } from './useElementCommands.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  readonly document: Document;
  readonly selection: Selection;
  readonly commands: ElementCommands;
}

/** What can be done with the chosen elements (DOCUMENT-15 to DOCUMENT-18). */
export function SelectionBar({ document, selection, commands }: Props) {
  const { t } = useTexts();
  const [isMoving, setMoving] = useState(false);
  const [isSaying, setSaying] = useState(false);
  const all = document.elements.map(elementKey);
  const { keys } = selection;
  const chosen = document.elements.filter((element) => selection.has(elementKey(element)));
  const hasDocuments = chosen.some(({ type }) => type === 'document');
  const act = useSelectionActions({ document, selection, commands });
  if (keys.length === 0) return <p className="selection-hint">{t('documentElements.chooseHint')}</p>;
  const isGap = keys.length >= 2 && all.indexOf(keys.at(-1) ?? '') - all.indexOf(keys[0] ?? '') + 1 > keys.length;
  return (
    <section className="selection-bar" aria-label={t('documentElements.selection')}>
      <div className="selection-head">
        <strong role="status">{t('documentElements.chosen', { count: keys.length })}</strong>
        <Button size="xs" variant="subtle" onClick={() => selection.choose(all)}>
          {t('documentElements.all')}
        </Button>
        {isGap && (
          <Button size="xs" variant="subtle" onClick={selection.fill}>
            {t('documentElements.between')}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={() => selection.choose([])}>
          {t('documentElements.none')}
        </Button>
      </div>
      <div className="selection-actions">
        {document.parentId === null && !hasDocuments && <GroupMenu document={document} onChoose={act.group} />}
        {document.parentId !== null && (
          <Button size="xs" variant="default" leftSection={<Icon name="back" />} onClick={() => act.move(null)}>
            {t('documentElements.toParent')}
          </Button>
        )}
        <Button size="xs" variant="default" leftSection={<Icon name="swap" />} onClick={() => setMoving(true)}>
          {t('documentElements.move')}
        </Button>
        <Button size="xs" variant="default" leftSection={<Icon name="left" />} onClick={() => act.shift(-1)}>
          {t('documentElements.forward')}
        </Button>
        <Button size="xs" variant="default" rightSection={<Icon name="right" />} onClick={() => act.shift(1)}>
          {t('documentElements.backward')}
        </Button>
        <PlaceForm places={all.length} onPlace={act.place} />
        <Button size="xs" variant="default" leftSection={<Icon name="key" />} onClick={() => setSaying(true)}>
          {t('scanRights.rights')}
        </Button>
        <Button size="xs" variant="default" leftSection={<Icon name="remove" />} onClick={() => void act.remove()}>
          {t('forms.remove')}
        </Button>
      </div>
      {isSaying && <ChosenRights document={document} chosen={chosen} onClose={() => setSaying(false)} />}
      {isMoving && (
        <MoveDialog
          document={document}
          hasDocuments={hasDocuments}
          count={keys.length}
          onMove={(targetId) => {
            setMoving(false);
            act.move(targetId);
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </section>
  );
}

interface RightsProps {
  readonly document: Document;
  readonly chosen: readonly DocumentElement[];
  readonly onClose: () => void;
}

/** Says the rights of chosen pages and sub-documents at once. */
function ChosenRights({ document: { rights }, chosen, onClose }: RightsProps) {
  const [first, ...others] = chosen.map(
    (element): OwnerToSay =>
      element.type === 'page'
        ? { type: 'page', id: element.id, ...element.rights }
        : { type: 'document', id: element.documentId, ...element.document.rights },
  );
  if (!first) return null;
  return <ScanRightsDialog owners={[first, ...others]} inherited={rightsInForce(rights)} onClose={onClose} />;
}

/** Runs the commands on what is chosen and says what was done; a failure tells itself in a message. */
function useSelectionActions({ document, selection, commands }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const confirm = useConfirm();
  const { keys } = selection;
  const done = (text: string) => () => {
    selection.choose([]);
    messages.success(text);
  };
  const quiet = () => undefined;
  const count = keys.length;
  return {
    group: (targetId: string | null) => {
      const run = targetId === null ? commands.group(keys) : commands.move(keys, targetId);
      run.then(done(t('documentElements.grouped', { count })), quiet);
    },
    move: (targetId: string | null) => {
      commands.move(keys, targetId).then(done(t('documentElements.moved', { count })), quiet);
    },
    /** One place forward or back; the elements stay chosen, to be moved on. */
    shift: (by: -1 | 1) => {
      const all = document.elements.map(elementKey);
      const [first = '', last = ''] = [keys[0], keys.at(-1)];
      const before = by < 0 ? all.indexOf(first) - 1 : all.indexOf(last) + 2;
      if (before >= 0 && before <= all.length) commands.order(keys, before).catch(quiet);
    },
    /**
     * Brings the first of them to a place, counted from 1, and the others behind it: pages to the number that they bear then,
     * sub-documents to that place among all.
     */
    place: (number: number) => {
      const all = document.elements;
      const isChosen = (element: DocumentElement) => keys.includes(elementKey(element));
      const ofPages = all.some((element) => element.type === 'page' && isChosen(element));
      const left = all.filter((element) => !isChosen(element) && (element.type === 'page' || !ofPages));
      const follower = left[number - 1];
      commands.order(keys, follower === undefined ? all.length : all.indexOf(follower)).catch(quiet);
    },
    remove: async () => {
      const question = {
        title: t('documentElements.removeTitle', { count }),
        text: t('documentElements.removeText'),
        verb: t('forms.remove'),
        tone: 'danger',
      } as const;
      if (!(await confirm(question))) return;
      await commands.remove(keys).then(done(t('documentElements.removed', { count })), quiet);
    },
  };
}

interface PlaceProps {
  readonly places: number;
  /** @param number from 1. */
  readonly onPlace: (number: number) => void;
}

/** Straight to a place, however far it is. */
function PlaceForm({ places, onPlace }: PlaceProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const number = readPageNumber(text, places);
  return (
    <form
      className="place-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (number === null) return;
        onPlace(number);
        setText('');
      }}
    >
      <TextInput
        size="xs"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('documentElements.toPlace')}
        placeholder={`1–${places}`}
        maxLength={6}
        error={text !== '' && number === null}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SteadyButton size="xs" variant="default" type="submit" disabled={number === null}>
        {t('documentElements.toPlace')}
      </SteadyButton>
    </form>
  );
}

interface GroupProps {
  readonly document: Document;
  /** @param targetId null for a new sub-document. */
  readonly onChoose: (targetId: string | null) => void;
}

/** Into a new sub-document, or one that is there. */
function GroupMenu({ document, onChoose }: GroupProps) {
  const { t } = useTexts();
  const inside = document.elements.flatMap((element) => (element.type === 'document' ? [element.document] : []));
  return (
    <Menu position="bottom-start" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Icon name="folder" />} rightSection={<Icon name="down" />}>
          {t('documentElements.toSubdocument')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="group-menu">
        <Menu.Item leftSection={<Icon name="plus" />} onClick={() => onChoose(null)}>
          {t('documentElements.newSubdocument')}
        </Menu.Item>
        {inside.map(({ id, title }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
