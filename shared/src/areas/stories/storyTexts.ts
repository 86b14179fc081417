import type { TextKey, Translate } from '../../lib/i18n/texts.ts';
import type { StoryTarget } from '../persons/storyTargets.ts';
import type { PhotoDimension, ProfileTemplate } from './photos/photoTypes.ts';
import type { StoryStatus, StoryTag, StoryVersion } from './storyTypes.ts';

/** Keys that are put together from a group and a value; a test requires a text for each. */
const text = (t: Translate, key: string) => (t as (key: TextKey) => string)(key as TextKey);

export const statusText = (t: Translate, status: StoryStatus) => text(t, `stories.statuses.${status}`);
export const targetText = (t: Translate, target: StoryTarget) => text(t, `stories.targets.${target}`);
export const versionText = (t: Translate, version: StoryVersion) => text(t, `stories.versions.${version}`);
export const tagText = (t: Translate, tag: StoryTag) => text(t, `stories.tags.${tag}`);
export const dimensionText = (t: Translate, dimension: PhotoDimension) => text(t, `stories.dimensions.${dimension}`);
export const templateText = (t: Translate, template: ProfileTemplate) => text(t, `stories.templates.${template}`);
/** The name of a story's person, or that none is set (STORY-31). */
export const storyNameText = (t: Translate, story: { readonly calculated_full_name: string }) =>
  story.calculated_full_name || t('stories.noNames');
