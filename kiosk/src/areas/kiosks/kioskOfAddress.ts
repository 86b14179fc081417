/**
 * Which kiosk this is, by its address: `/kiosk/3/stories`, or `?kiosk=3` for the pair's own address, which is that of the
 * first kiosk unless it says; null where the address is that of no kiosk.
 */
export function kioskOfAddress(pathname: string, search: string): number | null {
  const [, screen = ''] = pathname.split('/').filter(Boolean);
  const named = screen === 'pair' ? (new URLSearchParams(search).get('kiosk') ?? '1') : screen;
  return /^[1-4]$/.test(named) ? Number(named) : null;
}
