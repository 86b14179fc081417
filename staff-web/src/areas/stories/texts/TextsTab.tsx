import { Tabs } from '@mantine/core';
import { type Language, type StoryVersion, storyVersions } from '@salient/shared/areas/stories/storyTypes.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { QuestionField } from '../../../lib/form/QuestionField.tsx';
import { refusedByLanguage } from '../form/storyTabs.ts';
import { textState } from '../form/storyTexts.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { StateMark } from '../StateMark.tsx';
import { storyLabel } from '../storyLabel.ts';
import { VersionTexts } from './VersionTexts.tsx';

interface Props {
  readonly form: StoryFormControl;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** The texts in four languages, Dutch first, for adults and by choice for children (STORY-10, STORY-42). */
export function TextsTab({ form, language, onLanguage }: Props) {
  const { t } = useTexts();
  const label = storyLabel(t);
  const versions: readonly StoryVersion[] = form.draft.story_child_option ? storyVersions : ['main'];
  return (
    <>
      <div className="story-child-option">
        <QuestionField {...form.field('story_child_option')} label={t('storyEditor.texts.childQuestion')} />
        <FieldErrors codes={form.field('story_child_option').codes} />
      </div>
      <Tabs
        value={language}
        onChange={(key) => key !== null && onLanguage(key as Language)}
        className="record-tabs story-languages"
      >
        <Tabs.List aria-label={t('storyEditor.texts.languages')}>
          {languages.map((each) => (
            <Tabs.Tab key={each} value={each}>
              <span className="story-language">
                <span lang={each}>{languageNames[each]}</span>
                <span className="story-states">
                  {versions.map((version) => (
                    <StateMark
                      key={version}
                      state={textState(form.draft, form.entity, each, version)}
                      {...(versions.length > 1 ? { of: t(`stories.versions.${version}`) } : {})}
                    />
                  ))}
                </span>
              </span>
              <Refused count={refusedByLanguage(form.errors, each)} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map((each) => (
          <Tabs.Panel key={each} value={each} className="record-panel">
            {each === language &&
              versions.map((version) => (
                <VersionTexts
                  key={version}
                  form={form}
                  language={each}
                  version={version}
                  label={label}
                  hasOthers={versions.length > 1}
                />
              ))}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function Refused({ count }: { readonly count: number }) {
  const { t } = useTexts();
  return count > 0 && <span className="tab-badge tab-refused">{t('personRecord.refused', { count })}</span>;
}
