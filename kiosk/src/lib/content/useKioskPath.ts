import { useKioskContent } from './KioskContentProvider.tsx';

/** Addresses of this kiosk's own screens, by what stands behind its number; the first page without. */
export function useKioskPath(): (screen?: string) => string {
  const { kiosk } = useKioskContent();
  return (screen) => (screen ? `/${kiosk}/${screen}` : `/${kiosk}`);
}
