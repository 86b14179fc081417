import { Button, Select, TextInput } from '@mantine/core';
import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import {
  type ContactMethod,
  contactMethods,
  momentLimits,
} from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../../lib/form/Panel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { MarkdownField } from '../../../lib/markdown/MarkdownField.tsx';
import { failureText } from '../../../lib/messages/failureText.ts';
import { keepMessagesAbove } from '../../../lib/messages/keepMessagesAbove.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { ContributionList } from './ContributionList.tsx';
import { CopyText } from './LeftPanel.tsx';
import { SaveStatusSign } from './SaveStatusSign.tsx';
import { useEndMoment } from './useEndMoment.ts';
import { useRecorder } from './useRecorder.ts';

interface Props {
  readonly moment: ActiveContactMoment;
}

/** The active moment: whom it is with, since when, what is said and what it brings about (MOMENT-11, MOMENT-12). */
export function RecorderForm({ moment }: Props) {
  const { t, language } = useTexts();
  const { recorder, saveStatus, personGone } = useRecorder();
  const start = useRef<HTMLInputElement>(null);
  const { finish, discard, isEnding, startError, clearStartError, failure, gone } = useEndMoment(moment, () =>
    start.current?.focus(),
  );
  const { person, type, startsAt, transcript, contributions } = moment;
  // The way to the server is open again: what was in the way then is no news any more.
  const isOver = saveStatus === 'saved' && failure !== null && failureOf(failure).name === 'network';
  useShortcut('Ctrl+s', t('contactRecorder.finish'), () => void finish(), !isEnding);
  return (
    <form
      className="recorder"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      {/* The headings of a transcript that is shown as it reads stand below it. */}
      <h2 className="visually-hidden">{t('pages.contact_moment')}</h2>
      <div className="recorder-facts">
        <p className="recorder-with">
          <span>{t('contacts.fields.contactPerson')}</span>
          <Link to={pathTo('contact_person', { id: person.id })}>
            <bdi>{contactName(person)}</bdi>
          </Link>
        </p>
        <Select
          label={t('contacts.fields.contactMethod')}
          data={contactMethods.map((value) => ({ value, label: t(`contacts.methods.${value}`) }))}
          allowDeselect={false}
          readOnly={isEnding}
          value={type}
          onChange={(chosen) => recorder.edit({ type: chosen as ContactMethod })}
        />
        <TextInput
          ref={start}
          label={t('contacts.fields.start')}
          description={t('contactRecorder.startHint')}
          error={startError}
          autoComplete="off"
          maxLength={100}
          readOnly={isEnding}
          value={startsAt}
          onChange={({ currentTarget }) => {
            clearStartError();
            recorder.edit({ startsAt: currentTarget.value });
          }}
        />
      </div>
      <MarkdownField
        name="transcript"
        label={t('contacts.fields.transcript')}
        lang={language}
        maxLength={momentLimits.transcript}
        codes={[]}
        readOnly={isEnding}
        value={transcript}
        onChange={(typed) => recorder.edit({ transcript: typed })}
      />
      <Panel title={t('contacts.fields.contributions')}>
        {contributions.length === 0 && <p className="moments-none">{t('contactRecorder.noContributions')}</p>}
        <ContributionList
          contributions={contributions}
          gone={gone}
          {...(isEnding ? {} : { onTakeOut: ({ targetId }) => recorder.takeOut(targetId) })}
        />
      </Panel>
      <div ref={keepMessagesAbove} className="recorder-end">
        {failure !== null && !isOver && (
          <Notice tone="error">
            <p>{t('contactRecorder.finishFailed')}</p>
            <p className="recorder-why">{failureText(failure, t)}</p>
          </Notice>
        )}
        <div className="recorder-kept" role="status">
          <SaveStatusSign saveStatus={saveStatus} />
          {personGone === null && <p>{t(`contactRecorder.explained.${saveStatus}`)}</p>}
          {saveStatus === 'refused' && personGone !== 'erased' && transcript !== '' && <CopyText text={transcript} />}
        </div>
        <Button variant="default" disabled={isEnding} onClick={() => void discard()}>
          {t('contactRecorder.discard')}
        </Button>
        <Button type="submit" leftSection={<Icon name="check" />} loading={isEnding} aria-keyshortcuts="Control+S">
          {t('contactRecorder.finish')}
        </Button>
      </div>
    </form>
  );
}
