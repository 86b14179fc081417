import type { KioskReport } from '@salient/shared/areas/kiosks/kioskReport.ts';

interface PerformanceWithMemory extends Performance {
  readonly memory?: { readonly usedJSHeapSize: number; readonly jsHeapSizeLimit: number };
}

const megabyte = 1024 * 1024;

/** What Chromium says of the memory that the page may still take; null where it does not. */
function freeMemory(): number | null {
  const { memory } = performance as PerformanceWithMemory;
  return memory ? Math.max(0, Math.round((memory.jsHeapSizeLimit - memory.usedJSHeapSize) / megabyte)) : null;
}

/** Whole seconds since a moment of `performance.now()`. */
export const secondsSince = (at: number): number => Math.max(0, Math.round((performance.now() - at) / 1000));

/** What a report says of the device itself. */
export const measureDevice = (): Pick<KioskReport, 'screen' | 'free_memory_mb' | 'uptime_seconds'> => ({
  screen: { width: window.innerWidth, height: window.innerHeight },
  free_memory_mb: freeMemory(),
  uptime_seconds: secondsSince(0),
});
