import { Button, Checkbox } from '@mantine/core';
import { placeLimits } from '@salient/shared/areas/places/place.ts';
import { placeTypes } from '@salient/shared/areas/places/placeTypes.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { CountryField } from '../../../lib/form/CountryField.tsx';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { SelectField, TextAreaField, TextField } from '../../../lib/form/fields.tsx';
import { PositionField } from '../../../lib/map/PositionField.tsx';
import { nameKeys } from '../nameKeys.ts';
import { placeMap } from '../placeMap.ts';
import { ContainmentsField } from './ContainmentsField.tsx';
import { LookupPanel } from './LookupPanel.tsx';
import { nameField } from './placeForm.ts';
import { TakenNames } from './TakenNames.tsx';
import type { PlaceFormControl } from './usePlaceForm.ts';
import '../places.css';

interface Props {
  readonly form: PlaceFormControl;
  /** Places with a similar name, beside the names. */
  readonly similar: ReactNode;
}

/** Names, kind and position of a place, and where they can be looked up (PLACE-13 to PLACE-17). */
export function PlaceFields({ form, similar }: Props) {
  const { t } = useTexts();
  const { country_guessed } = form.draft;
  return (
    <>
      <FormSection title={t('places.names')}>
        <p className="form-wide form-hint">{t('places.namesHint')}</p>
        <div className="form-wide place-languages">
          {languages.map((language) => (
            <fieldset key={language}>
              <legend>{languageNames[language]}</legend>
              {nameKeys.map((key) => (
                <TextField
                  key={key}
                  {...form.field(nameField(language, key))}
                  label={t(`places.fields.${key}`)}
                  maxLength={placeLimits.name}
                  autoFocus={language === 'nl' && key === 'name'}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <div className="form-wide">
          <LookupPanel form={form} except={form.entity?.id} />
        </div>
        <div className="form-wide">
          <TakenNames form={form} />
          {similar}
        </div>
      </FormSection>
      <FormSection title={t('places.data')}>
        <SelectField
          {...form.field('type')}
          label={t('places.fields.type')}
          choices={placeTypes.map((value) => ({ value, label: t(`places.types.${value}`) }))}
        />
        <div>
          <CountryField {...form.field('country_code')} label={t('places.fields.country_code')} />
          {country_guessed && (
            <Checkbox
              mt="xs"
              label={t('places.confirmCountry')}
              checked={false}
              onChange={() => form.field('country_guessed').onChange(false)}
            />
          )}
        </div>
        <div className="form-wide">
          <TextField
            {...form.field('alternative_names')}
            label={t('places.fields.alternative_names')}
            hint={t('places.alternativesHint')}
          />
        </div>
        <div className="form-wide">
          <TextAreaField
            {...form.field('further_languages')}
            label={t('places.fields.further_languages')}
            hint={t('places.furtherHint')}
          />
        </div>
      </FormSection>
      <ContainmentsField form={form} />
      <FormSection title={t('places.position')}>
        <div className="form-wide place-position">
          <PlacePositionField form={form} />
        </div>
      </FormSection>
    </>
  );
}

/** Where the place lies: on the map, or in numbers (PLACE-19). */
export function PlacePositionField({ form }: { readonly form: PlaceFormControl }) {
  const { t } = useTexts();
  const position = form.field('loc');
  const isSet = position.value.lat !== '' || position.value.lon !== '';
  return (
    <PositionField
      position={position}
      start={placeMap}
      words={{
        map: t('places.map'),
        marker: t('places.marker'),
        help: t('places.positionHint'),
        hint: t('places.coordinatesHint'),
      }}
    >
      {isSet && !position.readOnly && (
        <Button variant="default" onClick={() => position.onChange({ lat: '', lon: '' })}>
          {t('places.clearPosition')}
        </Button>
      )}
    </PositionField>
  );
}
