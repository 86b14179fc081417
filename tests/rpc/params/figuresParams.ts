import { strikeOutCounts } from '@salient/shared/areas/figures/figureMethods.ts';
import { hourOf } from '@salient/shared/areas/figures/useCount.ts';
import { v4 as uuidv4 } from 'uuid';
import type { ValidParams } from './ValidParams.ts';

export const figuresParams = {
  countVisits: async () => ({
    kiosk: 2,
    batch: uuidv4(),
    sent_at: new Date().toISOString(),
    counts: [{ hour: hourOf(new Date()).toISOString(), what: 'visits', language: 'fr', version: 'child', count: 3 }],
  }),
  getFigures: async () => ({ from: '2026-11-01', to: '2026-11-30', kiosk: 2, step: 'week' }),
  getFiguresCsv: async () => ({ from: '2026-11-01', to: '2026-11-30', kiosk: 2, language: 'fr' }),
  findStruckCounts: async () => ({}),
  strikeOutCounts: async () => ({ kiosk: 2, from: '2026-11-22T09:00', to: '2026-11-22T12:00', reason: 'proef' }),
  restoreCounts: async (server) => {
    const admin = await server.signIn('admin');
    const struck = { kiosk: null, from: '2026-11-21T09:00', to: '2026-11-22T09:00' };
    return { id: (await admin.call(strikeOutCounts, struck)).id };
  },
} satisfies Partial<ValidParams>;
