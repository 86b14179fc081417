import { Button } from '@mantine/core';
import type { LivingPerson, PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { personalDataKinds } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import { useId, useState } from 'react';
import { wayText } from '../wayText.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { HeldRecordItem } from './HeldRecordItem.tsx';
import { SaveHeldData } from './SaveHeldData.tsx';
import { changeText, placeText } from './traceTexts.ts';

interface Props {
  readonly person: LivingPerson;
  readonly data: PersonalData;
  readonly onErased: () => void;
}

/** All that is held on the person, with the buttons that hand it over or erase it. */
export function HeldData({ person, data, onErased }: Props) {
  const { t } = useTexts();
  const [including, setIncluding] = useState<ReadonlySet<string>>(new Set());
  const [isErasing, setErasing] = useState(false);
  const id = useId();
  const { records, changes, mentions, looks } = data;
  const isEmpty = records.length === 0 && changes.length === 0 && mentions.length === 0;
  const isAtWork = records.some((record) => record.isAtWork && (!record.isUncertain || including.has(record.id)));
  const include = (record: string, isIncluded: boolean) =>
    setIncluding((before) => new Set(isIncluded ? [...before, record] : [...before].filter((each) => each !== record)));
  return (
    <section aria-labelledby={id} className="personal-held">
      <h2 id={id}>{t('personalData.heldOn', { name: data.name })}</h2>
      <p className="form-hint" role="status">
        {isEmpty ? t('personalData.nothing') : t('personalData.gatheredAt', { at: momentText(data.at) })}
      </p>
      {!isEmpty && (
        <div className="personal-actions">
          <SaveHeldData person={person} including={including} />
          <Button color="poppy" disabled={isAtWork} onClick={() => setErasing(true)}>
            {t('personalData.erase')}
          </Button>
          {isAtWork && <p>{t('personalData.atWork')}</p>}
        </div>
      )}
      {personalDataKinds.map((kind) => {
        const ofKind = records.filter((record) => record.kind === kind);
        // What is surely of the person comes first.
        const own = [...ofKind.filter((each) => !each.isUncertain), ...ofKind.filter((each) => each.isUncertain)];
        return (
          own.length > 0 && (
            <Part key={kind} title={t(`personalData.kinds.${kind}`)} count={own.length}>
              {own.map((record) => (
                <HeldRecordItem
                  key={record.id}
                  record={record}
                  isIncluded={!record.isUncertain || including.has(record.id)}
                  onInclude={(isIncluded) => include(record.id, isIncluded)}
                />
              ))}
            </Part>
          )
        );
      })}
      <Part title={t('personalData.changes')} count={data.changeCount} told={changes.length}>
        {changes.map((change, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries are read once and never change places
          <li key={n}>
            <span className="personal-when">
              {momentText(change.at)}, <bdi>{change.account ?? t('personalData.someone')}</bdi>, {changeText(t, change)}
            </span>
            <code>{change.values}</code>
          </li>
        ))}
      </Part>
      <Part title={t('personalData.mentions')} count={data.mentionCount} told={mentions.length}>
        {mentions.map((mention, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts are read once and never change places
          <li key={`${mention.id ?? ''} ${n}`}>
            <span className="personal-when">{placeText(t, mention)}</span>
            <bdi>{mention.excerpt}</bdi>
          </li>
        ))}
      </Part>
      <Part title={t('personalData.looks')} count={data.lookCount} told={looks.length}>
        {looks.map(({ at, account, method }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the looks are read once and never change places
          <li key={n}>
            {momentText(at)}, <bdi>{account ?? t('personalData.someone')}</bdi>, {wayText(t, method)}
          </li>
        ))}
      </Part>
      <EraseDialog
        opened={isErasing}
        onClose={() => setErasing(false)}
        person={person}
        data={data}
        including={[...including]}
        onErased={onErased}
      />
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  /** How many of them are told; all unless given. */
  readonly told?: number;
  readonly children: React.ReactNode;
}

function Part({ title, count, told = count, children }: PartProps) {
  const { t } = useTexts();
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="personal-part">
      <h3 id={id}>
        {title} <span className="personal-count">({count})</span>
      </h3>
      <ul>{children}</ul>
      {count > told && <p>{t('personalData.more', { count: count - told })}</p>}
    </section>
  );
}
