/** Where a story can be published: at the museum's kiosks with its public page, or as a key story (STORY-46, STORY-49). */
export const storyTargets = ['museum', 'key'] as const;
export type StoryTarget = (typeof storyTargets)[number];
