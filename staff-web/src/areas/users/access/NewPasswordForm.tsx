import { PasswordInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { checkNewPassword, type NewPasswordProblems } from './newPassword.ts';
import { StrengthBar } from './StrengthBar.tsx';

interface Props {
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: (password: string) => void;
}

/** A password and its confirmation (AUTH-11). What is wrong stands beside its field until that is edited. */
export function NewPasswordForm({ submitLabel, isPending, onSubmit }: Props) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problems, setProblems] = useState<NewPasswordProblems>({});
  const fields = { password: useRef<HTMLInputElement>(null), repeated: useRef<HTMLInputElement>(null) };

  const submit = () => {
    const found = checkNewPassword({ password, repeated });
    setProblems(found);
    if (found.password) fields.password.current?.focus();
    else if (found.repeated) fields.repeated.current?.focus();
    else onSubmit(password);
  };
  return (
    <form
      className="access-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <PasswordInput
          ref={fields.password}
          label={t('access.newPassword')}
          description={t('access.hint')}
          autoComplete="new-password"
          value={password}
          error={problems.password && t(`access.${problems.password}`)}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblems({ ...problems, password: undefined });
          }}
          visibilityToggleButtonProps={{ 'aria-label': t('access.showPassword') }}
        />
        <StrengthBar password={password} />
      </div>
      <PasswordInput
        ref={fields.repeated}
        label={t('access.repeatPassword')}
        autoComplete="new-password"
        value={repeated}
        error={problems.repeated && t(`access.${problems.repeated}`)}
        onChange={(event) => {
          setRepeated(event.currentTarget.value);
          setProblems({ ...problems, repeated: undefined });
        }}
        visibilityToggleButtonProps={{ 'aria-label': t('access.showPassword') }}
      />
      <div className="access-buttons">
        <SteadyButton type="submit" loading={isPending}>
          {submitLabel}
        </SteadyButton>
      </div>
    </form>
  );
}
