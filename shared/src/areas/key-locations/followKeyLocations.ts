import { io } from 'socket.io-client';
import { realtimePath } from '../../lib/realtime/realtimePath.ts';

/**
 * Calls back when the server says that a key location came, went or changed (MAP-10), and after a lost connection, which
 * may have missed something.
 *
 * @returns ends it.
 */
export function followKeyLocations(onChange: () => void): () => void {
  const socket = io({ path: realtimePath, transports: ['websocket'], auth: { map: true } });
  socket.on('key_location_changed', onChange);
  socket.io.on('reconnect', onChange);
  return () => void socket.disconnect();
}
