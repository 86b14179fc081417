import { MantineProvider } from '@mantine/core';
import { ClientProvider } from '@salient/shared/lib/client/useMethod.ts';
import { TextsProvider } from '@salient/shared/lib/i18n/useTexts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { RouterProvider } from 'react-router-dom';
import { type Services, ServicesProvider } from '../lib/services/services.ts';
import type { createRouter } from './routes/router.tsx';
import { cssVariables, theme } from './theme.ts';

interface Props {
  readonly services: Services;
  readonly texts: i18n;
  readonly router: ReturnType<typeof createRouter>;
  /** With it the styles that Mantine writes pass the content policy. */
  readonly styleNonce: string;
}

export function App({ services, texts, router, styleNonce }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <ServicesProvider value={services}>
        <TextsProvider texts={texts}>
          <ClientProvider client={services.client}>
            <QueryClientProvider client={services.queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </ClientProvider>
        </TextsProvider>
      </ServicesProvider>
    </MantineProvider>
  );
}
