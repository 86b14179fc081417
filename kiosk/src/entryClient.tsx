import './styles.css';
import { chooseLanguage } from '@salient/shared/i18n/chooseLanguage.ts';
import { createTexts } from '@salient/shared/i18n/createTexts.ts';
import { TextsProvider } from '@salient/shared/i18n/useTexts.ts';
import { MotionConfig } from 'framer-motion';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { FrontPage } from './FrontPage.tsx';
import { loadTexts } from './texts.ts';

const asked = new URLSearchParams(window.location.search).get('lang');
const language = chooseLanguage({ address: asked, browser: navigator.languages });
const texts = createTexts(language, await loadTexts(language));
document.documentElement.lang = language;

createRoot(document.getElementById('root') as HTMLElement).render(
  <MotionConfig reducedMotion="user">
    <TextsProvider texts={texts}>
      <BrowserRouter basename="/kiosk">
        <Routes>
          <Route path="/pair" element={<FrontPage screen="pair" />} />
          <Route path="/:number" element={<FrontPage screen="kiosk" />} />
          <Route path="*" element={<FrontPage screen="kiosk" />} />
        </Routes>
      </BrowserRouter>
    </TextsProvider>
  </MotionConfig>,
);
