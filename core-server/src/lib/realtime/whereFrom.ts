import type { IncomingHttpHeaders } from 'node:http';

interface Site {
  /** Where people reach Salient. */
  readonly publicUrl: string;
  /** How many proxies stand in front, whose forwarded headers are believed. */
  readonly trustedProxies: number;
}

/** The address that a connection comes from: what the outermost trusted proxy saw, or the other end itself. */
export function addressOf(headers: IncomingHttpHeaders, remoteAddress: string, { trustedProxies }: Site): string {
  if (trustedProxies === 0) return remoteAddress;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = forwarded.split(',').map((address) => address.trim());
  return addresses.slice(-trustedProxies)[0] || remoteAddress;
}

/** Whether a page of another site asks: a browser says by itself whose page it is, other programs say nothing. */
export function isForeign(headers: IncomingHttpHeaders, { publicUrl, trustedProxies }: Site): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const own = [new URL(publicUrl).host, host];
  if (trustedProxies > 0) own.push(...[headers['x-forwarded-host'] ?? []].flat());
  return !own.includes(new URL(origin).host);
}
