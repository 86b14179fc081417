import { Table } from '@mantine/core';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { partsOf, storyVersions } from '@salient/shared/areas/stories/storyTypes.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { editedStory } from '../form/storyForm.ts';
import type { FieldPlace } from '../form/storyTabs.ts';
import { textState } from '../form/storyTexts.ts';
import { StateMark } from '../StateMark.tsx';

interface Props {
  readonly story: PersonStory;
  readonly onOpen: (place: FieldPlace) => void;
}

/** The state of every text: languages down, versions across, with their lengths. */
export function StatusTable({ story, onOpen }: Props) {
  const { t } = useTexts();
  const edited = editedStory(story);
  const versions = story.story_child_option ? storyVersions : (['main'] as const);
  return (
    <Table className="status-table" aria-label={t('storySummary.texts')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('storySummary.language')}</Table.Th>
          {versions.map((version) => (
            <Table.Th key={version} scope="col">
              {t(`stories.versions.${version}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {languages.map((language) => (
          <Table.Tr key={language}>
            <Table.Th scope="row">
              <button type="button" className="text-button" onClick={() => onOpen({ tab: 'stories', language })}>
                {languageNames[language]}
              </button>
            </Table.Th>
            {versions.map((version) => (
              <Table.Td key={version}>
                <StateMark state={textState(edited, edited, language, version)} />
                <PartLengths parts={partsOf[version].map((part) => story.story_text[language][part])} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** How long both parts are; nothing where nothing is written. */
function PartLengths({ parts }: { readonly parts: readonly string[] }) {
  if (parts.every((part) => part === '')) return null;
  return <span className="photo-facts">{parts.map((part) => part.length).join(' + ')}</span>;
}
