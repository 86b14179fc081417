import { statusText } from '@salient/shared/areas/stories/storyTexts.ts';
import {
  type Language,
  limitOfPart,
  partsOf,
  type StoryVersion,
  statusFieldOf,
  storyStatuses,
  writtenPartsOf,
} from '@salient/shared/areas/stories/storyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { CountedTextField } from '../../../lib/form/CountedTextField.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { isOpen } from '../form/storyTexts.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { DutchSource } from './DutchSource.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';

interface Props {
  readonly form: StoryFormControl;
  readonly language: Language;
  readonly version: StoryVersion;
  readonly label: (field: string) => string;
  /** Whether the story has a version for children beside the one for adults. */
  readonly hasOthers: boolean;
}

/**
 * One version of one language: its two parts and, for children, what they are asked to look for, beside the Dutch for a
 * translation; and its status.
 */
export function VersionTexts({ form, language, version, label, hasOthers }: Props) {
  const { t } = useTexts();
  const open = isOpen(form.draft, language, version);
  const status = form.field(`${language}.${statusFieldOf[version]}`);
  const isTranslation = language !== 'nl';
  return (
    <section className="form-section story-version" data-version={version}>
      {hasOthers && <h2>{t(`stories.versions.${version}`)}</h2>}
      {!open && <Notice tone="hint">{t('storyEditor.texts.dutchFirst')}</Notice>}
      {open && isTranslation && <OutdatedNotice form={form} language={language} version={version} />}
      {writtenPartsOf[version].map((part) => {
        const field = form.field(`${language}.${part}`);
        return (
          <div key={part} className={isTranslation ? 'story-part story-part-beside' : 'story-part'}>
            {isTranslation && <DutchSource label={label(`nl.${part}`)} text={form.draft[`nl.${part}`]} />}
            <CountedTextField
              {...field}
              readOnly={field.readOnly || !open}
              lang={language}
              label={label(`${language}.${part}`)}
              maxLength={limitOfPart(part)}
              minRows={partsOf[version].includes(part) ? 6 : 2}
            />
          </div>
        );
      })}
      <RadioField
        {...status}
        readOnly={status.readOnly || !open}
        label={label(`${language}.${statusFieldOf[version]}`)}
        choices={storyStatuses.map((value) => ({ value, label: statusText(t, value) }))}
      />
    </section>
  );
}
