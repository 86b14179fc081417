import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { Credentials } from './useSignIn.ts';

interface Props {
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  /** Who was signed in last. */
  readonly account?: string | undefined;
  /** Buttons beside the one that submits. */
  readonly children?: ReactNode;
}

/** Username and password (AUTH-01 to 04). A refused password is not forgotten, only selected. */
export function SignInForm({ problem, isPending, onSubmit, account = '', children }: Props) {
  const { t } = useTexts();
  const id = useId();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // Signing in is all that there is to do here.
  useEffect(() => (account === '' ? username : password).current?.focus(), [account]);
  return (
    <form
      className="access-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit({ account: String(data.get('username')), password: String(data.get('password')) });
        password.current?.select();
      }}
    >
      {problem && (
        <Alert color="poppy" role="alert" icon={<Icon name="warning" />}>
          {problem}
        </Alert>
      )}
      <TextInput
        ref={username}
        id={`${id}-username`}
        name="username"
        label={t('access.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        defaultValue={account}
        data-autofocus={account === '' || undefined}
      />
      <PasswordInput
        id={`${id}-password`}
        ref={password}
        name="password"
        label={t('access.password')}
        autoComplete="current-password"
        data-autofocus={account !== '' || undefined}
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': t('access.showPassword') }}
      />
      <div className="access-buttons">
        {children}
        <SteadyButton type="submit" loading={isPending}>
          {t('access.logIn')}
        </SteadyButton>
      </div>
    </form>
  );
}
