import type { CommandFailure, WaitingCommand } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { isOpenAt } from '@salient/shared/areas/kiosks/openingHours.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKioskContent } from '../../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../../lib/content/useKioskPath.ts';
import { appVersion } from './appVersion.ts';
import { DarkScreen } from './DarkScreen.tsx';
import { forgetDeviceSecret, keepExitPin, keepReloadCommand, readDeviceSecret, takeReloadCommand } from './device.ts';
import { ErrorLog } from './ErrorLog.ts';
import { Identity } from './Identity.tsx';
import { KioskReporter } from './KioskReporter.ts';
import { hintEvent } from './listenToServer.ts';
import { measureDevice, secondsSince } from './measureDevice.ts';
import { pictureScreen } from './pictureScreen.ts';
import { screenOf } from './screenOf.ts';
import { useServerClock } from './serverClock.ts';
import { useDark } from './useDark.ts';
import { useLastTouch } from './useLastTouch.ts';

/** How long a kiosk shows its number. Milliseconds. */
const identityMs = 20_000;

/** What the kiosk shows and may take over, as the parts that hold it know it. */
export interface Holdings {
  /** Asks the server for something newer; answers whether there is anything to take over. */
  readonly lookForNew: () => Promise<boolean>;
  /** Takes over what has come. */
  readonly takeNew: () => void;
  /** Id of the bundle that the kiosk starts from without a network. */
  readonly bundle: () => string | null;
}

interface Props {
  readonly holdings: Holdings;
  /** Whether the visitor is being asked whether he is there. */
  readonly isAsking: RefObject<boolean>;
  /** Ends the visit. */
  readonly leave: () => void;
}

/** This kiosk as one of the museum's four: it reports, does what staff ask, and goes dark when the museum is closed. */
export function KioskDevice({ holdings, isAsking, leave }: Props) {
  const client = useClient();
  const content = useKioskContent();
  const { kiosk, opening_hours } = content;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = useKioskPath();
  const clock = useServerClock();
  const errors = useMemo(() => new ErrorLog(), []);
  const [isIdentified, setIdentified] = useState(false);
  const touchedAt = useLastTouch();
  const isResting = pathname === path() || pathname === `${path()}/`;
  const {
    isDark,
    ask: askDark,
    wake,
  } = useDark({
    isOpen: () => isOpenAt(opening_hours, clock.now()),
    isResting,
    touchedAt,
  });

  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another moment
  useEffect(() => {
    shownAt.current = performance.now();
  }, [content.version]);

  const obey = async ({ id, kind, story_id }: WaitingCommand, link: KioskReporter): Promise<CommandFailure | null> => {
    switch (kind) {
      case 'reload':
        // Only while the server is there: without it the page might not come back.
        if (!(await link.report())) return 'not_possible';
        keepReloadCommand(kiosk, id);
        location.reload();
        // It is done when the app that starts now says so.
        return new Promise(() => undefined);
      case 'attract':
        leave();
        return null;
      case 'identify':
        setIdentified(true);
        return null;
      case 'show_story':
        if (!content.stories.some((story) => story.id === story_id)) return 'story_not_here';
        leave();
        wake();
        void navigate(path(`story/${story_id}`));
        return null;
      case 'dark':
        leave();
        askDark(true);
        return null;
      case 'light':
        askDark(false);
        wake();
        return null;
      case 'apply_bundle':
        if (!(await holdings.lookForNew())) return 'nothing_new';
        leave();
        holdings.takeNew();
        return null;
      case 'screenshot': {
        const device_key = readDeviceSecret(kiosk);
        if (!device_key) return 'not_possible';
        await client.sendKioskScreenshot({ device_key, command_id: id, picture: await pictureScreen() });
        return null;
      }
    }
  };

  const describe = () => ({
    app_version: appVersion(),
    content_version: content.version,
    bundle: holdings.bundle(),
    content_date: clock.before(performance.now() - shownAt.current)?.toISOString() ?? null,
    ...measureDevice(),
    touched_seconds_ago: touchedAt.current === null ? null : secondsSince(touchedAt.current),
    state: screenOf({ pathname, isAsking: isAsking.current, isDark }),
    ...errors.report(),
  });

  // The link lives as long as the kiosk; what it calls is always of the newest drawing.
  const now = useRef({ describe, obey, isResting, holdings, content });
  now.current = { describe, obey, isResting, holdings, content };
  const link = useRef<KioskReporter | null>(null);
  useEffect(() => errors.listen(), [errors]);
  // The pairing screen needs no content, and stands instead of all this.
  useEffect(() => {
    if (new URLSearchParams(search).has('pair')) location.reload();
  }, [search]);
  useEffect(() => {
    const deviceSecret = readDeviceSecret(kiosk);
    if (!deviceSecret) return;
    const reloaded = takeReloadCommand(kiosk);
    const made: KioskReporter = new KioskReporter({
      client,
      deviceSecret,
      describe: () => now.current.describe(),
      isResting: () => now.current.isResting,
      obey: (command) => now.current.obey(command, made),
      onAnswer: (answer) => {
        clock.set(answer.now);
        keepExitPin(kiosk, answer.exit_pin);
        if (answer.content_version !== now.current.content.version) void now.current.holdings.lookForNew();
      },
      onRevoked: () => {
        made.close();
        forgetDeviceSecret(kiosk);
      },
      outcomes: reloaded ? [{ id: reloaded, failure: null }] : [],
    });
    link.current = made;
    return () => made.close();
  }, [client, kiosk, clock]);

  // What staff look at shall not be older than a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a change worth telling
  useEffect(() => {
    if (pathname) void link.current?.report();
  }, [pathname, isDark, content.version]);
  useEffect(() => {
    const report = () => void link.current?.report();
    window.addEventListener(hintEvent, report);
    return () => window.removeEventListener(hintEvent, report);
  }, []);
  useEffect(() => {
    if (!isIdentified) return;
    const timer = setTimeout(() => setIdentified(false), identityMs);
    return () => clearTimeout(timer);
  }, [isIdentified]);

  return (
    <>
      {isDark && <DarkScreen onTouch={wake} />}
      {isIdentified && <Identity kiosk={kiosk} onTouch={() => setIdentified(false)} />}
    </>
  );
}
