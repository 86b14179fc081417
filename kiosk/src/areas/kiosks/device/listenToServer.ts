import type { kioskHandshakeSchema, ServerToClient } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import { realtimePath } from '@salient/shared/lib/realtime/realtimePath.ts';
import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import { readDeviceSecret } from './device.ts';

/** Says within the page that the server has something for this kiosk. */
export const hintEvent = 'salient-hint';

const hints = [
  'story_published',
  'story_unpublished',
  'key_location_changed',
  'kiosks_asked',
  'short_names_made',
] as const;

export interface ServerListener {
  /** Something of this kiosk changed, or may have while the line was cut. */
  readonly onHint: () => void;
  readonly onLine: (isConnected: boolean) => void;
}

/** Hears the server's hints for a kiosk until the returned function is called. Without the line there are just none. */
export function listenToServer(kiosk: number, { onHint, onLine }: ServerListener): () => void {
  /** As it is when the line is made: the device may have been paired meanwhile. */
  const auth = (): z.input<typeof kioskHandshakeSchema> => {
    const device_key = readDeviceSecret(kiosk);
    return device_key ? { kiosk, device_key } : { kiosk };
  };
  const socket: Socket<ServerToClient> = io({
    path: realtimePath,
    transports: ['websocket'],
    auth: (use) => use(auth()),
    reconnectionDelayMax: 5_000,
  });
  socket.on('connect', () => {
    onLine(true);
    onHint();
  });
  socket.on('disconnect', () => onLine(false));
  for (const event of hints) socket.on(event, onHint);
  return () => void socket.disconnect();
}
