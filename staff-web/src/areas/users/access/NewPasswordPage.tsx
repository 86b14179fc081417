import { Alert, Text } from '@mantine/core';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import { AccessLink } from './AccessLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface Props {
  /** Accepting an invitation, or replacing a forgotten password (AUTH-10). */
  readonly mode: 'activate' | 'reset';
}

/** Sets a password with the token of a mail, and then leads to the sign-in (AUTH-12). */
function NewPasswordPage({ mode }: Props) {
  const { t } = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { messages, session } = useServices();
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const { mutate, isPending, data } = useMutation({
    mutationFn: (password: string) =>
      mode === 'activate' ? client.activateUser({ key, password }) : client.resetUserPassword({ key, password }),
    onSuccess: async ({ status }) => {
      if (status !== 'OK') return;
      messages.success(t(`access.${mode}.done`));
      // Whoever was signed in here before, now it is the owner of this mailbox.
      session.end();
      await navigate(pathTo('login'));
    },
  });
  return (
    <Page title={t(`pages.${mode}`)}>
      {data?.status === 'INVALID_KEY' && (
        <Alert color="poppy" role="alert" icon={<Icon name="warning" />} title={t(`access.${mode}.invalidKey`)} mb="md">
          {t(`access.${mode}.again`)}
        </Alert>
      )}
      {mode === 'activate' && <Text mb="md">{t('access.activate.intro')}</Text>}
      <NewPasswordForm
        submitLabel={t(mode === 'activate' ? 'access.activate.submit' : 'access.keep')}
        isPending={isPending}
        onSubmit={mutate}
      />
      {data?.status === 'INVALID_KEY' && mode === 'reset' && (
        <AccessLink to={pathTo('request_reset')}>{t('access.reset.request')}</AccessLink>
      )}
      <AccessLink to={pathTo('login')}>{t('access.toLogIn')}</AccessLink>
    </Page>
  );
}

export const ActivatePage = () => <NewPasswordPage mode="activate" />;
export const ResetPage = () => <NewPasswordPage mode="reset" />;
