import { datasets } from '@salient/shared/areas/datasets/datasets.ts';
import { accountTypes, userLimits } from '@salient/shared/areas/users/user.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { SuggestField } from '../../lib/form/SuggestField.tsx';
import { userLabel } from './userLabel.ts';
import type { useUserForm } from './useUserForm.ts';

/** Fields of an account (USER-04, USER-13); it does not know whether it creates or edits. */
export function UserForm({ form }: { readonly form: ReturnType<typeof useUserForm> }) {
  const { t } = useTexts();
  const label = userLabel(t);
  const army = form.field('army');
  return (
    <div className="form-grid">
      <TextField
        {...form.field('account')}
        label={label('account')}
        maxLength={userLimits.account}
        required
        autoFocus
      />
      <SelectField
        {...form.field('type')}
        label={label('type')}
        {...(form.draft.type ? { hint: t(`users.explained.${form.draft.type}`) } : {})}
        required
        choices={accountTypes.map((value) => ({
          value,
          label: t(`users.types.${value}`),
          explanation: t(`users.explained.${value}`),
        }))}
      />
      <TextField {...form.field('name')} label={label('name')} maxLength={userLimits.name} />
      <TextField
        {...form.field('email')}
        label={label('email')}
        hint={t('accounts.hints.email')}
        type="email"
        maxLength={userLimits.email}
        required
      />
      <TextField {...form.field('phone')} label={label('phone')} type="tel" maxLength={userLimits.phone} />
      <SelectField
        {...form.field('language')}
        label={label('language')}
        hint={t('accounts.hints.language')}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <SelectField
        {...form.field('dataset')}
        label={label('dataset')}
        hint={t('accounts.hints.dataset')}
        choices={datasets.map((value) => ({
          value,
          label: t(`persons.datasets.${value}`),
        }))}
      />
      {form.draft.type === 'read-be-soldiers' && (
        <ArmyField {...army} value={army.value ?? ''} label={label('army')} hint={t('accounts.hints.army')} />
      )}
      <div className="form-wide">
        <TextAreaField {...form.field('description')} label={label('description')} maxLength={userLimits.description} />
      </div>
    </div>
  );
}

/** The army whose soldiers the account sees (USER-19): those that records hold, or another. */
function ArmyField(props: Omit<Parameters<typeof SuggestField>[0], 'suggestions'>) {
  const { data = [] } = useMethod('getArmyList', { limit: 100 });
  return <SuggestField {...props} suggestions={data} />;
}
