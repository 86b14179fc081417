import { randomUUID } from 'node:crypto';
import { pickPort } from '../../../core-server/launcher/src/freePort.ts';

/** A TCP port of the loopback address that nobody listens on just now, and that the system gives to no client. */
export const freePort = (): Promise<number> => pickPort(randomUUID());
