/** Which kiosk this is, by its address: `/kiosk/3/stories`, or `?kiosk=3` for the pair's own address; the first unless it says. */
export function kioskOfAddress(pathname: string, search: string): number {
  const named = /^\/kiosk\/([1-4])(\/|$)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('kiosk');
  return named && /^[1-4]$/.test(named) ? Number(named) : 1;
}
