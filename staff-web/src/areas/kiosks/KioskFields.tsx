import { kioskNumberBounds } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import { kioskLimits } from '@salient/shared/areas/kiosks/kiosk.ts';
import { weekdays } from '@salient/shared/areas/kiosks/openingHours.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { QuestionField } from '../../lib/form/QuestionField.tsx';
import { HoursField } from './HoursField.tsx';
import { SizePreview } from './SizePreview.tsx';
import { type KioskFormControl, kioskLabel } from './useKioskForm.ts';

/** Where the kiosk stands, its panel, the visit, the opening hours, and who hears of silence. */
export function KioskFields({ form }: { readonly form: KioskFormControl }) {
  const { t } = useTexts();
  const label = kioskLabel(t);
  const number = (name: keyof typeof kioskNumberBounds) => {
    const { least, most } = kioskNumberBounds[name];
    return (
      <TextField
        {...form.field(name)}
        label={label(name)}
        hint={t('kiosks.form.bounds', { least, most })}
        maxLength={6}
      />
    );
  };
  const language = form.field('language');
  return (
    <>
      <FormSection title={t('kiosks.form.where')}>
        <TextField
          {...form.field('name')}
          label={label('name')}
          hint={t('kiosks.form.nameHint')}
          maxLength={kioskLimits.name}
        />
        <TextField {...form.field('place')} label={label('place')} maxLength={kioskLimits.place} />
      </FormSection>
      <FormSection title={t('kiosks.form.panel')}>
        {number('panel_inches')}
        {number('viewing_distance_mm')}
        <SizePreview {...form.draft} />
      </FormSection>
      <FormSection title={t('kiosks.form.visit')}>
        <SelectField
          {...language}
          label={label('language')}
          choices={languages.map((value) => ({ value: value as string, label: languageNames[value] }))}
        />
        {number('idle_seconds')}
        {number('warn_seconds')}
        <QuestionField {...form.field('motion')} label={label('motion')} hint={t('kiosks.form.motionHint')} />
      </FormSection>
      <FormSection title={t('kiosks.form.hours')}>
        <div className="form-wide">
          <QuestionField
            {...form.field('always_open')}
            label={label('always_open')}
            hint={t('kiosks.form.hoursHint')}
          />
        </div>
        {!form.draft.always_open && (
          <>
            <div className="form-wide kiosk-hours">
              {weekdays.map((day) => (
                <HoursField key={day} {...form.field(day)} label={label(day)} />
              ))}
            </div>
            <div className="form-wide">
              <TextAreaField
                {...form.field('exceptions')}
                label={label('exceptions')}
                hint={t('kiosks.form.exceptionsHint')}
              />
            </div>
          </>
        )}
      </FormSection>
      <FormSection title={t('kiosks.form.alerts')}>
        <TextField
          {...form.field('alert_email')}
          type="email"
          label={label('alert_email')}
          hint={t('kiosks.form.alertHint')}
          maxLength={kioskLimits.email}
        />
        {number('alert_minutes')}
      </FormSection>
    </>
  );
}
