import type { ValidParams } from './ValidParams.ts';

export const kioskContentParams = {
  getKioskContent: async () => ({ kiosk: 1 }),
  getKioskContentVersion: async () => ({ kiosk: 1 }),
} satisfies Partial<ValidParams>;
