// In this order, which decides between rules of the same weight.
import './styles.css';
import '../lib/idle/idle.css';
import './attract/attract.css';
import '../areas/kiosks/device/kioskDevice.css';
import '../lib/touch/pagedList.css';
import '../lib/qr/qr.css';
import '../areas/search/keyboard.css';
import '../areas/persons/person.css';
import '../areas/search/names.css';
import '../areas/names-of-day/namesOfDay.css';
import '../areas/stories/pairs.css';
import '../areas/kiosks/staff-exit/staffExit.css';
import '../areas/stories/stories.css';
import '../areas/stories/story.css';
import '../areas/stories/photoViewer.css';
import '../areas/stories/map/lifeMap.css';
import '../areas/stories/child/child.css';
import './shell/controlBar.css';
import { deviceSecretHeader } from '@salient/shared/areas/kiosks/deviceSecretHeader.ts';
import { createClient } from '@salient/shared/lib/client/createClient.ts';
import { chooseLanguage } from '@salient/shared/lib/i18n/chooseLanguage.ts';
import { TextsProvider } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readDeviceSecret } from '../areas/kiosks/device/device.ts';
import { PairingScreen } from '../areas/kiosks/device/PairingScreen.tsx';
import { WhichKiosk } from '../areas/kiosks/device/WhichKiosk.tsx';
import { kioskOfAddress } from '../areas/kiosks/kioskOfAddress.ts';
import { KioskBundle } from '../lib/bundle/KioskBundle.ts';
import { ContainmentProvider } from '../lib/containment/ContainmentProvider.tsx';
import { contain } from '../lib/containment/contain.ts';
import { App } from './App.tsx';
import { StartAgain } from './StartAgain.tsx';
import { kioskTexts } from './texts.ts';

const letOut = contain();
const { pathname, search } = window.location;
const kiosk = kioskOfAddress(pathname, search);
createRoot(document.getElementById('root') as HTMLElement).render(
  <ContainmentProvider value={letOut}>{appOf(kiosk)}</ContainmentProvider>,
);

/**
 * The app of a kiosk. What stands in its place where the address is that of none, or where a device is to become one, speaks
 * the browser's language.
 */
function appOf(kiosk: number | null): ReactNode {
  const browsers = kioskTexts(chooseLanguage({ browser: navigator.languages }));
  if (kiosk === null) {
    return (
      <TextsProvider texts={browsers}>
        <WhichKiosk />
      </TextsProvider>
    );
  }
  const client = createClient({
    endpoint: '/api/v2',
    token: 'GUEST',
    headers: (): Record<string, string> => {
      const secret = readDeviceSecret(kiosk);
      return secret === null ? {} : { [deviceSecretHeader]: secret };
    },
  });
  const bundle = new KioskBundle(kiosk);
  bundle.start();
  if (new URLSearchParams(search).has('pair')) {
    return (
      <TextsProvider texts={browsers}>
        <PairingScreen client={client} kiosk={kiosk} />
      </TextsProvider>
    );
  }
  return (
    <StartAgain kiosk={kiosk}>
      <App client={client} bundle={bundle} texts={kioskTexts('nl')} />
    </StartAgain>
  );
}
