import { Button } from '@mantine/core';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { fullName } from '@salient/shared/areas/stories/storyName.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Page } from '../../lib/page/Page.tsx';
import { pathOfVia, pathTo, readVia, withVia } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { emptyForm, formFromPerson } from './form/storyForm.ts';
import type { EditedStory } from './form/storyFormTypes.ts';
import { type FieldPlace, refusedByTab, storyTabs } from './form/storyTabs.ts';
import { useStoryForm } from './form/useStoryForm.ts';
import { wholeStory } from './form/wholeStory.ts';
import { usePhotoCommands } from './pictures/usePhotoCommands.ts';
import { usePhotoUploads } from './pictures/usePhotoUploads.ts';
import { PublicationProblems } from './publication/PublicationProblems.tsx';
import { PublishActions } from './publication/PublishActions.tsx';
import { PublishedBanner } from './publication/PublishedBanner.tsx';
import { usePublication } from './publication/usePublication.ts';
import { StoryConflict } from './StoryConflict.tsx';
import { StoryTabPanel } from './StoryTabPanel.tsx';
import { storyLabel } from './storyLabel.ts';
import { useMendedPictures } from './useMendedPictures.ts';
import { useSaveMessages } from './useSaveMessages.ts';
import { useShownPlace } from './useShownPlace.ts';
import '../persons/persons.css';
import './stories.css';
import './pictures/pictures.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';

interface Props {
  /** Absent for a new story. */
  readonly story: EditedStory | undefined;
  readonly person: Person;
}

/** The editor of a story: one form over its tabs; photos have saves of their own (STORY-06, STORY-27, STORY-28). */
export function StoryEditor({ story, person }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const messages = useMessages();
  const panel = useOpenPanel();
  const [tab, openTab] = useActiveTab(storyTabs);
  const [language, openLanguage] = useState<'nl' | 'en' | 'fr' | 'de'>('nl');
  const [empty] = useState(() => formFromPerson(personFacts(person)));
  const form = useStoryForm({
    story,
    personId: person.id,
    empty,
    onSaved: (saved, isNew) => {
      messages.success(t('storyEditor.saved', { name: nameOf(saved) }));
      if (isNew) void navigate(pathTo('personstory', { id: saved.id }) + search, { replace: true });
    },
  });
  const nameOf = (named: { first_name: string; family_name: string }) => fullName(named) || t('stories.noNames');
  const saved = form.entity;
  const name = nameOf(form.draft);
  /** As it is saved now, with its links by name. */
  const whole = useMethod('getPersonStory', wholeStory(saved?.id ?? ''), { enabled: saved !== undefined });
  const publication = usePublication(form, name);
  const commands = usePhotoCommands(form);
  const uploads = usePhotoUploads(saved?.id, commands);
  useSaveMessages(form, publication.attempt);
  const save = () => {
    publication.forget();
    return form.save();
  };

  // The list of what keeps it from being published names each field already.
  const { none } = form.errors;
  const shownErrors = publication.attempt === null ? form.errors : none ? { none } : {};
  useMendedPictures(form.mend, whole.data);

  const area = useRef<HTMLDivElement>(null);
  const open = (place: FieldPlace) => {
    if (place.language) openLanguage(place.language);
    if (place.tab !== tab) openTab(place.tab);
  };
  const goTo = useShownPlace({ form, area, shown: { tab, language }, open });
  const refused = refusedByTab(form.errors);
  const tabs = storyTabs.map((key) => ({
    key,
    label: t(`storyEditor.tabs.${key}`),
    refused: refused[key] ?? 0,
  }));
  const via = readVia(query.get('via')) ?? { code: 'personstories' as const };
  return (
    <Page
      title={saved ? t('storyEditor.title', { name }) : t('storyEditor.newTitle', { name })}
      actions={
        <>
          <Button
            component={Link}
            to={withVia(
              pathTo('person', { id: person.id }),
              saved ? { code: 'personstory', id: saved.id } : { code: 'personstories' },
            )}
            variant="default"
            leftSection={<Icon name="person" />}
          >
            {t('storyEditor.toPerson')}
          </Button>
          {saved && <HistoryButton to={panel.hrefOf('history', saved.id)} />}
        </>
      }
    >
      {saved && <EditingLine record={{ type: 'person_story', id: saved.id }} />}
      {saved && <PublishedBanner story={saved.record} />}
      <div ref={area} className="story-editor">
        <EntityForm
          form={{ ...form, save, errors: shownErrors }}
          verb={form.readOnly ? null : t('forms.save')}
          labelOf={storyLabel(t)}
          onCancel={() => void navigate(pathOfVia(via))}
          actions={<PublishActions form={form} publication={publication} />}
        >
          {publication.attempt !== null && (
            <PublicationProblems errors={form.errors} target={publication.attempt} onOpen={goTo} />
          )}
          <RecordTabs label={t('storyEditor.parts')} tabs={tabs} active={tab} onActive={openTab}>
            <StoryTabPanel
              tab={tab}
              form={form}
              person={person}
              whole={whole.data}
              photos={{ commands, uploads }}
              language={language}
              onLanguage={openLanguage}
              onOpen={goTo}
            />
          </RecordTabs>
        </EntityForm>
      </div>
      <StoryConflict form={form} />
      {panel.shown?.panel === 'history' && saved && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'person_story', id: saved.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}

const personFacts = ({ surname, familyname, born_year, died_year }: Person) => ({
  first_name: surname ?? emptyForm.first_name,
  family_name: familyname ?? emptyForm.family_name,
  born_year,
  died_year,
});
