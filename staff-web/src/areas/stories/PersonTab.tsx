import { fieldsFromPlace } from '@salient/shared/areas/stories/storyDefaults.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { CountryField } from '../../lib/form/CountryField.tsx';
import { SelectField, TextField } from '../../lib/form/fields.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import type { StoryFormControl } from './form/useStoryForm.ts';
import { storyLabel } from './storyLabel.ts';
import { useEventChoices } from './useEventChoices.ts';

interface Props {
  readonly form: StoryFormControl;
  readonly personId: string;
}

/** Whom the story is about and where: the place comes from an event of the person (STORY-08, STORY-09). */
export function PersonTab({ form, personId }: Props) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const label = storyLabel(t);
  const { choices, placeOfEvent, isLoading } = useEventChoices(personId);
  const event = form.field('place_source_event_ref');

  /** Fills in the place of the chosen event; it can be written otherwise afterwards. */
  const choose = async (id: string) => {
    event.onChange(id);
    const placeId = placeOfEvent(id);
    if (!placeId) return;
    try {
      const { data } = await client.findPlaces({ ids: [placeId] });
      const [place] = data;
      if (!place || !('languages' in place)) return;
      const { community, area, country_code } = fieldsFromPlace(place);
      form.field('community').onChange(community);
      form.field('area').onChange(area);
      form.field('country_code').onChange(country_code);
    } catch (error) {
      messages.failure(error);
    }
  };
  return (
    <>
      <section className="form-section">
        <h2>{t('storyEditor.person.who')}</h2>
        <div className="form-grid">
          <TextField {...form.field('first_name')} label={label('first_name')} maxLength={storyLimits.name} />
          <TextField {...form.field('family_name')} label={label('family_name')} maxLength={storyLimits.name} />
          <TextField {...form.field('born_year')} label={label('born_year')} maxLength={4} />
          <TextField {...form.field('died_year')} label={label('died_year')} maxLength={4} />
        </div>
      </section>
      <section className="form-section">
        <h2>{t('storyEditor.person.where')}</h2>
        <div className="form-grid">
          <div className="form-wide">
            <SelectField
              {...event}
              label={label('place_source_event_ref')}
              hint={
                !isLoading && choices.length === 0
                  ? t('storyEditor.person.noEvents')
                  : t('storyEditor.person.eventHint')
              }
              required
              choices={choices}
              onChange={(id) => void choose(id)}
            />
          </div>
          <TextField {...form.field('community')} label={label('community')} maxLength={storyLimits.community} />
          <TextField {...form.field('area')} label={label('area')} maxLength={storyLimits.area} />
          <CountryField {...form.field('country_code')} label={label('country_code')} />
        </div>
      </section>
    </>
  );
}
