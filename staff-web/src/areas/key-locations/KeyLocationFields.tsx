import { keyLocationLimits } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { nameLanguages } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import { ieper, mapZooms } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { PositionField } from '../../lib/map/PositionField.tsx';
import { keyLocationLabel } from './keyLocationLabel.ts';
import type { KeyLocationFormControl } from './useKeyLocationForm.ts';

const digits = (text: string) => text.replace(/\D/g, '');

/** Name in each language, number and year, the notes of each language, and where it is (KEYLOC-07, KEYLOC-08). */
export function KeyLocationFields({ form }: { readonly form: KeyLocationFormControl }) {
  const { t } = useTexts();
  const label = keyLocationLabel(t);
  const [number, year] = [form.field('number'), form.field('year')];
  return (
    <>
      <FormSection title={t('keyLocations.data')}>
        <p className="form-wide form-hint">{t('keyLocations.namesHint')}</p>
        <TextField
          {...form.field('name')}
          label={label('name')}
          maxLength={keyLocationLimits.name}
          required
          autoFocus
        />
        {nameLanguages.map((language) => (
          <TextField
            key={language}
            {...form.field(`names.${language}`)}
            label={label(`names.${language}`)}
            maxLength={keyLocationLimits.name}
          />
        ))}
        <TextField
          {...number}
          label={label('number')}
          hint={t('keyLocations.numberHint')}
          maxLength={3}
          onChange={(text) => number.onChange(digits(text))}
        />
        <TextField
          {...year}
          label={label('year')}
          hint={t('keyLocations.yearHint')}
          maxLength={4}
          required
          onChange={(text) => year.onChange(digits(text))}
        />
      </FormSection>
      <FormSection title={t('keyLocations.notes')}>
        <p className="form-wide form-hint">{t('keyLocations.notesHint')}</p>
        {languages.map((language) => (
          <TextAreaField
            key={language}
            {...form.field(`notes.${language}`)}
            label={label(`notes.${language}`)}
            maxLength={keyLocationLimits.note}
          />
        ))}
      </FormSection>
      <FormSection title={t('keyLocations.position')}>
        <div className="form-wide">
          <PositionField
            position={form.field('position')}
            locked={form.field('positionLocked')}
            start={{ center: ieper, zoom: mapZooms.editor, near: mapZooms.oneKey }}
            words={{
              map: t('keyLocations.map'),
              marker: t('keyLocations.marker'),
              help: t('keyLocations.mapHelp'),
              hint: t('keyLocations.coordinatesHint'),
            }}
          />
        </div>
      </FormSection>
    </>
  );
}
