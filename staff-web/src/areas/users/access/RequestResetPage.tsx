import { Alert, Text, TextInput } from '@mantine/core';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMutation } from '@tanstack/react-query';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { AccessLink } from './AccessLink.tsx';

/** Asks for a mail with which a forgotten password is replaced (AUTH-08, AUTH-09). */
export function RequestResetPage() {
  const { t } = useTexts();
  const client = useClient();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (email: string) => client.requestUserPasswordReset({ email }),
  });
  return (
    <Page title={t('pages.request_reset')}>
      {data?.status === 'OK' ? (
        <Alert color="ink" role="status" icon={<Icon name="check" />} title={t('access.reset.sent')}>
          {t('access.reset.sentHint')}
        </Alert>
      ) : (
        <form
          className="access-form"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(String(new FormData(event.currentTarget).get('email')));
          }}
        >
          <Text>{t('access.reset.intro')}</Text>
          {data?.status === 'NOT_FOUND' && (
            <Alert color="poppy" role="alert" icon={<Icon name="warning" />}>
              {t('access.reset.notFound')}
            </Alert>
          )}
          <TextInput
            name="email"
            type="email"
            label={t('access.email')}
            autoComplete="email"
            required
            withAsterisk={false}
            onChange={reset}
          />
          <div className="access-buttons">
            <SteadyButton type="submit" loading={isPending}>
              {t('access.send')}
            </SteadyButton>
          </div>
        </form>
      )}
      <AccessLink to={pathTo('login')}>{t('access.toLogIn')}</AccessLink>
    </Page>
  );
}
