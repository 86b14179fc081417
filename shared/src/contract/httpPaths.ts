import type { Access } from './defineMethod.ts';

interface HttpPath {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Who gets an answer at all. */
  readonly access: Access;
  readonly description: string;
}

/** Every path of the server's own beside the pages of the web apps. One that is not listed here does not exist. */
export const httpPaths = {
  rpc: { method: 'POST', path: '/api/v2', access: 'none', description: 'Calls of methods, each with its own rights.' },
  apiPage: {
    method: 'GET',
    path: '/api',
    access: 'none',
    description: 'The methods that a guest may call, as a page.',
  },
  health: { method: 'GET', path: '/healthz', access: 'none', description: 'Whether the services are up.' },
  metrics: { method: 'GET', path: '/metrics', access: 'none', description: 'Counts and times, without any contents.' },
} as const satisfies Record<string, HttpPath>;
export type HttpPathName = keyof typeof httpPaths;
