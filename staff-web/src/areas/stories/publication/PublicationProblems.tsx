import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { type FieldPlace, placeOf, refusedFields } from '../form/storyTabs.ts';
import { storyLabel } from '../storyLabel.ts';

interface Props {
  readonly errors: FieldErrors;
  readonly target: StoryTarget;
  readonly onOpen: (place: FieldPlace) => void;
}

/** Everything that keeps a story from being published, in words, each with the way to where it is mended. */
export function PublicationProblems({ errors, target, onOpen }: Props) {
  const { t } = useTexts();
  const labelOf = storyLabel(t);
  return (
    <Notice tone="error">
      <p>{t('storyEditor.problems', { target: targetText(t, target) })}</p>
      <ul className="story-problems">
        {refusedFields(errors).map((field) => {
          const place = placeOf(field);
          const where = [t(`storyEditor.tabs.${place.tab}`), place.language && languageNames[place.language]];
          const label = labelOf(field).split(' · ')[0];
          return (
            <li key={field}>
              <button type="button" className="text-button" onClick={() => onOpen(place)}>
                {where.filter(Boolean).join(' › ')}
              </button>
              {` ${label}${t('common.colon')}${errorTexts(errors[field] ?? [], t).join(' ')}`}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
