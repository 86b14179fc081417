import { Button } from '@mantine/core';
import { wordDiff } from '@salient/shared/areas/stories/story-text/wordDiff.ts';
import type { Language, StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import { shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { dutchChanges, outdatedSince } from '../form/storyTexts.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { storyLabel } from '../storyLabel.ts';

interface Props {
  readonly form: StoryFormControl;
  readonly language: Language;
  readonly version: StoryVersion;
}

/**
 * Tells a translator what changed in the Dutch text since, word by word, with the way to say that the translation is
 * still right (beyond 16).
 */
export function OutdatedNotice({ form, language, version }: Props) {
  const { t } = useTexts();
  const changes = dutchChanges(form.draft, form.entity, language, version);
  const { value: right, onChange, readOnly } = form.field('still_right');
  const key = `${language}.${version}` as const;
  if (changes.length === 0) return null;
  const isRight = right.includes(key);
  const since = outdatedSince(form.entity, language, version);
  return (
    <Notice tone={isRight ? 'hint' : 'warning'}>
      <p>
        {isRight
          ? t('storyEditor.texts.saidRight')
          : since
            ? t('storyEditor.texts.outdatedSince', { when: shownDay(since) })
            : t('storyEditor.texts.outdatedNow')}
      </p>
      {!isRight &&
        changes.map(({ part, before, after }) => (
          <div key={part} className="word-diff">
            <p className="dutch-source-label">{storyLabel(t)(`nl.${part}`)}</p>
            <p lang="nl">
              {wordDiff(before, after).map((run, index) => (
                <DiffRunText
                  // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other identity than its place.
                  key={index}
                  kind={run.kind}
                  text={run.text}
                />
              ))}
            </p>
          </div>
        ))}
      {!readOnly && (
        <Button
          size="xs"
          mt="xs"
          variant="default"
          onClick={() => onChange(isRight ? right.filter((each) => each !== key) : [...right, key])}
        >
          {t(isRight ? 'storyEditor.texts.notRight' : 'storyEditor.texts.stillRight')}
        </Button>
      )}
    </Notice>
  );
}

interface RunProps {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Added and removed words by their own elements, which say more than a colour. */
function DiffRunText({ kind, text }: RunProps) {
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return text;
}
