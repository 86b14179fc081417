import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/**
 * What lives as long as the tab and belongs to no page. Each mechanism adds its own by `declare module`, where it is
 * declared; `app/createServices.ts` makes them all.
 */
export interface Services {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Whether a page can be opened: links, menu and tiles offer no other. */
  readonly hasScreen: (code: PageCode) => boolean;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}
