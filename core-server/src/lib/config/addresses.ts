import type { Config } from './readConfig.ts';

/** The address of the core for programs on this machine. */
export function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The lines that tell people where to go, for the terminal. */
export function addressLines(config: Pick<Config, 'host' | 'port' | 'publicUrl'>): string {
  const base = config.publicUrl ?? localAddress(config);
  const pages = [
    ['Names search', '/publicsearch'],
    ['Staff', '/'],
    ['Kiosk', '/kiosk/1'],
    ['API', '/api'],
  ] as const;
  return pages.map(([name, path]) => `  ${name.padEnd(14)}${base}${path}`).join('\n');
}
