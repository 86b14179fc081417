import type { Person } from '@salient/shared/areas/persons/person.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import type { Language } from '@salient/shared/areas/stories/storyTypes.ts';
import type { ComponentProps } from 'react';
import type { FieldPlace, StoryTab } from './form/storyTabs.ts';
import type { StoryFormControl } from './form/useStoryForm.ts';
import { KeyStoryTab } from './key/KeyStoryTab.tsx';
import { LinksTab } from './links/LinksTab.tsx';
import { PersonTab } from './PersonTab.tsx';
import { PicturesTab } from './pictures/PicturesTab.tsx';
import { QualificationsTab } from './QualificationsTab.tsx';
import { SaveStoryFirst } from './SaveStoryFirst.tsx';
import { SummaryTab } from './summary/SummaryTab.tsx';
import { TextsTab } from './texts/TextsTab.tsx';

interface Props {
  readonly tab: StoryTab;
  readonly form: StoryFormControl;
  readonly person: Person;
  /** As it is saved, with its links by name; absent for a new story, and until it is read. */
  readonly whole: PersonStory | undefined;
  readonly photos: Pick<ComponentProps<typeof PicturesTab>, 'commands' | 'uploads'>;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onOpen: (place: FieldPlace) => void;
}

/** What the open tab shows. Photos, links and summary need the story first (PHOTO-02). */
export function StoryTabPanel({ tab, form, person, whole, photos, language, onLanguage, onOpen }: Props) {
  switch (tab) {
    case 'person':
      return <PersonTab form={form} personId={person.id} />;
    case 'stories':
      return <TextsTab form={form} language={language} onLanguage={onLanguage} />;
    case 'qualifications':
      return <QualificationsTab form={form} personId={person.id} />;
    case 'keystory':
      return <KeyStoryTab form={form} whole={whole} />;
    case 'pictures':
      return form.entity ? (
        <PicturesTab form={form} story={newest(form.entity.record, whole)} {...photos} />
      ) : (
        <SaveStoryFirst />
      );
    case 'links':
      return form.entity ? <LinksTab form={form} storyId={form.entity.id} whole={whole} /> : <SaveStoryFirst />;
    case 'summary':
      return form.entity ? <SummaryTab form={form} whole={whole} onOpen={onOpen} /> : <SaveStoryFirst />;
  }
}

/** The later reading of two; rights of photos change without a version of the story. */
const newest = (record: PersonStory, whole: PersonStory | undefined) =>
  whole && whole.version >= record.version ? whole : record;
