import { isIP } from 'node:net';
import type { Context } from 'koa';

/** Where the links of an answer lead to. */
export interface PublicOrigin {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Whether it is the museum's for certain; an answer with one that the request names itself is nobody's to keep. */
  readonly isOwn: boolean;
}

type Asked = Pick<Context, 'protocol' | 'host' | 'app' | 'get'> & {
  readonly socket: Pick<Context['socket'], 'localAddress' | 'localPort'>;
};

const hostForm = /^(?<name>[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::(?<port>\d{1,5}))?$/i;

/**
 * The origin of permanent addresses: the museum's own where it is set. Else the one that was asked, as nobody else knows by
 * which name this machine is reached; what is no name of a host gives the address that the connection came to.
 */
export function publicOrigin(ctx: Asked, publicUrl: string | undefined): PublicOrigin {
  if (publicUrl !== undefined) return { origin: publicUrl, isOwn: true };
  const protocol = ctx.protocol === 'https' ? 'https' : 'http';
  const reached = reachedAddress(ctx);
  const { name, port = protocol === 'https' ? '443' : '80' } = hostForm.exec(ctx.host)?.groups ?? {};
  if (name === undefined) return { origin: `http://${reached}:${ctx.socket.localPort}`, isOwn: true };
  const isReached = name === reached || (name.toLowerCase() === 'localhost' && /^(?:127\.|\[::1\])/.test(reached));
  const isForwarded = ctx.app.proxy && ctx.get('x-forwarded-host') !== '';
  return {
    origin: `${protocol}://${ctx.host}`,
    isOwn: isReached && !isForwarded && Number(port) === ctx.socket.localPort,
  };
}

/** As it stands in addresses. */
function reachedAddress({ socket: { localAddress = '' } }: Asked): string {
  const address = localAddress.replace(/^::ffff:/i, '');
  return isIP(address) === 6 ? `[${address}]` : address;
}

/** Lets others keep an answer for so many seconds, unless its links lead to where the request said itself. */
export function letKeep(ctx: Pick<Context, 'set'>, { isOwn }: PublicOrigin, seconds: number): void {
  ctx.set('cache-control', isOwn ? `public, max-age=${seconds}` : 'private, no-cache');
}
