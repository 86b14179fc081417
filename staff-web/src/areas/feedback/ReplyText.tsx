import { Select, Textarea } from '@mantine/core';
import { fillTemplate } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import { feedbackLimits, type PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';

interface Props {
  readonly feedback: PersonFeedback;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Words for the sender of a message, begun by a template in the sender's language or written freely. */
export function ReplyText({ feedback, label, hint, value, error, onChange }: Props) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const { data } = useMethod('findFeedbackTemplates', {});
  const [chosen, setChosen] = useState<string | null>(null);
  /** What the template put there, which may be replaced without asking. */
  const [begun, setBegun] = useState('');
  const templates = data?.data ?? [];
  const { language, reference, timestamp } = feedback;
  const inLanguage = t(`staffFeedback.languages.${language}`);
  const choose = async (id: string | null) => {
    const template = templates.find((each) => each.id === id);
    const question = {
      title: t('staffFeedback.replacesText'),
      text: t('staffFeedback.replacesTextText'),
      verb: t('staffFeedback.replacesVerb'),
    };
    if (value !== '' && value !== begun && !(await confirm(question))) return;
    const person = feedback.extend_person_name || t('persons.nameless');
    const text = template ? fillTemplate(template[language], { reference, person, timestamp, language }) : '';
    setChosen(template?.id ?? null);
    setBegun(text);
    onChange(text);
  };
  return (
    <>
      {templates.length > 0 && (
        <Select
          label={t('staffFeedback.template')}
          placeholder={t('staffFeedback.templateNone')}
          clearable
          data={templates.map(({ id, name, [language]: text }) => ({
            value: id,
            label: text === '' ? t('staffFeedback.templateMissing', { name, language: inLanguage }) : name,
            disabled: text === '',
          }))}
          value={chosen}
          onChange={(id) => void choose(id)}
        />
      )}
      <Textarea
        label={label}
        description={hint}
        error={error}
        lang={language}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={feedbackLimits.note}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
