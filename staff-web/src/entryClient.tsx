import './styles.css';
import { MantineProvider } from '@mantine/core';
import { chooseLanguage } from '@salient/shared/i18n/chooseLanguage.ts';
import { createTexts } from '@salient/shared/i18n/createTexts.ts';
import { storedLanguage } from '@salient/shared/i18n/storedLanguage.ts';
import { TextsProvider } from '@salient/shared/i18n/useTexts.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HomePage } from './app/HomePage.tsx';
import { loadTexts } from './app/texts.ts';
import { theme } from './app/theme.ts';

const asked = new URLSearchParams(window.location.search);
const language = chooseLanguage({
  address: asked.get('lang') ?? asked.get('language'),
  stored: storedLanguage(document.cookie),
  browser: navigator.languages,
});
const texts = createTexts(language, await loadTexts(language));
document.documentElement.lang = language;

/** The server gives each page a nonce, with which Mantine's own styles pass the content policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
    <TextsProvider texts={texts}>
      <BrowserRouter>
        <HomePage />
      </BrowserRouter>
    </TextsProvider>
  </MantineProvider>,
);
