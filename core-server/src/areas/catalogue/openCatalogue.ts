import { catalogueErrors } from '@salient/shared/areas/documents/catalogueErrors.ts';
import type { Logger } from 'pino';
import type { CatalogueSettings } from '../../lib/config/CatalogueSettings.ts';
import { ServiceProblem } from '../../lib/http/fetchJson.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { CatalogueSource } from '../documents/CatalogueSource.ts';
import { AdlibCatalogue } from './adlib/AdlibCatalogue.ts';
import { readHolders, readTree } from './readTree.ts';

/** The museum's archive catalogue; one that is not set says so to every question. */
export function openCatalogue({ url, ...settings }: CatalogueSettings, log: Logger, now: () => Date): CatalogueSource {
  if (!url) {
    const refuse = async () => {
      throw new RpcFailure(catalogueErrors.catalogueOff);
    };
    return { isSet: false, find: refuse, findTree: refuse, findHolders: refuse };
  }
  const catalogue = new AdlibCatalogue({ url, ...settings }, now);
  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      log.warn({ reason: error.reason, detail: error.message }, 'the archive catalogue gave no usable answer');
      const retryAfterSeconds = catalogue.restsForSeconds;
      const { reason } = error;
      throw new RpcFailure(catalogueErrors.catalogueFailed, {
        ...{ reason, ...(retryAfterSeconds > 0 && { retryAfterSeconds }) },
      });
    }
  };
  return {
    isSet: true,
    find: (by, asking) => told(catalogue.find(by, asking)),
    findTree: (root) => told(readTree(catalogue, root)),
    findHolders: (record) => told(readHolders(catalogue, record)),
  };
}
