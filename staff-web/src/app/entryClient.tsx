import './styles.css';
import { chooseLanguage } from '@salient/shared/lib/i18n/chooseLanguage.ts';
import { createTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import { storedLanguage } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { createRoot } from 'react-dom/client';
import { followOtherTabs } from '../lib/session/followOtherTabs.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { createRouter } from './routes/router.tsx';
import { hasScreen } from './routes/screens.ts';
import { loadTexts } from './texts.ts';

const asked = new URLSearchParams(window.location.search);
const language = chooseLanguage({
  address: asked.get('lang') ?? asked.get('language'),
  stored: storedLanguage(document.cookie),
  browser: navigator.languages,
});
const texts = createTexts(language, await loadTexts(language));
document.documentElement.lang = language;

const services = createServices({
  storage: window.localStorage,
  tabStorage: window.sessionStorage,
  texts,
  hasScreen,
});
void services.session.load(services.client);
followOtherTabs(services);
services.contactRecorder.follow(window);

/** The server gives each page a nonce, with which Mantine's own styles pass the content policy. */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
// The name under which the styles that lock the page behind a dialog look for it.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });

createRoot(document.getElementById('root') as HTMLElement).render(
  <App services={services} texts={texts} router={createRouter()} styleNonce={styleNonce} />,
);
