import './styles.css';
import { createClient } from '@salient/shared/lib/client/createClient.ts';
import { chooseLanguage } from '@salient/shared/lib/i18n/chooseLanguage.ts';
import { createTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import { storedLanguage } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageParam } from '../lib/routing/address.ts';
import { type Boot, readBoot } from '../lib/site/boot.ts';
import { arrivedNow, createQueryClient } from '../lib/site/queryClient.ts';
import { App } from './App.tsx';
import { preparePage } from './pages.ts';
import { readAddress } from './readAddress.ts';

const address = readAddress(window.location.pathname, window.location.search);
const rendered = readBoot();
const boot = rendered ? { ...rendered, queries: arrivedNow(rendered.queries) } : bootOfBrowser();
const texts = createTexts(boot.language, {});
const client = createClient({ endpoint: '/api/v2', token: 'GUEST' });
const queries = createQueryClient();

await preparePage(address, texts, boot.language, rendered !== null);

const root = document.getElementById('root') as HTMLElement;
const app = (
  <BrowserRouter>
    <App boot={boot} texts={texts} client={client} queries={queries} />
  </BrowserRouter>
);
if (rendered) hydrateRoot(root, app);
else createRoot(root).render(app);

/** The development server renders nothing ahead. */
function bootOfBrowser(): Boot {
  const language = chooseLanguage({
    address: languageParam(address),
    stored: storedLanguage(document.cookie),
    browser: navigator.languages,
  });
  document.documentElement.lang = language;
  return {
    language,
    origin: window.location.origin,
    now: new Date().toISOString().slice(0, 10),
    site: {},
    queries: null,
  };
}
