import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { VictimType } from '@salient/shared/areas/persons/personValues.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { QuestionField } from '../../../lib/form/QuestionField.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { useActor } from '../../../lib/session/useSession.ts';
import { LivingFields } from './LivingFields.tsx';
import type { PersonFormControl } from './usePersonForm.ts';

/** Imported persons may be neither; nobody chooses that by hand (PERSON-53). */
const offered: readonly VictimType[] = ['civilian', 'military'];

/**
 * Victim or survivor, civilian or military, and the questions that follow from it: the names list for casualties, the
 * Irish records for soldiers among them (PERSON-51, QUICK-07 to QUICK-10). Whether the names of the day may show somebody
 * is asked of those who are in the list already.
 */
export function CasualtyFields({ form }: { readonly form: PersonFormControl }) {
  const { t } = useTexts();
  const actor = useActor();
  const { war_casualty, victim_type, in_namelist } = form.draft;
  const casualty = form.field('war_casualty');
  const inNamelist = form.field('in_namelist');
  const notForLoop = form.field('not_for_loop');
  const choices = offered.filter((type) => mayEditPerson(actor, { victim_type: type, war_casualty }));
  return (
    <>
      <RadioField
        {...casualty}
        label={t('personRecord.form.casualty')}
        value={war_casualty ? 'victim' : 'survivor'}
        choices={[
          { value: 'victim', label: t('personRecord.victim') },
          { value: 'survivor', label: t('personRecord.survivor') },
        ]}
        onChange={(chosen) => {
          const becomesVictim = chosen === 'victim' && !war_casualty;
          casualty.onChange(chosen === 'victim');
          // A survivor is in no names list; who turns out to be a victim belongs there unless somebody says no.
          if (becomesVictim && form.entity?.war_casualty === false) inNamelist.onChange(true);
        }}
      />
      <RadioField
        {...form.field('victim_type')}
        label={t('persons.fields.victim_type')}
        choices={choices.map((value) => ({ value, label: t(`persons.victimTypes.${value}`) }))}
      />
      {war_casualty && <QuestionField {...inNamelist} label={t('personRecord.form.inNamelist')} />}
      {war_casualty && victim_type === 'military' && (
        <QuestionField {...form.field('irish_memorial_records')} label={t('personRecord.form.irish')} />
      )}
      {in_namelist && form.entity && (
        <QuestionField
          {...notForLoop}
          value={!notForLoop.value}
          onChange={(shown) => notForLoop.onChange(!shown)}
          label={t('personRecord.form.namesOfDay')}
        />
      )}
      <LivingFields form={form} />
    </>
  );
}
