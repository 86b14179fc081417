import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { types } from './presentEntity.ts';
import { reconcileLimits } from './ReconcileQuery.ts';

/** Pixels of the frame in which a preview is shown. */
const preview = { width: 420, height: 220 } as const;

const suggest = (origin: string, what: 'entity' | 'type' | 'property') => ({
  service_url: origin,
  service_path: `/reconcile/suggest/${what}`,
  // The protocol's own sign for the id, which programs fill in.
  flyout_service_path: `/reconcile/flyout/${what}?id=\${id}`,
});

/**
 * What the reconciliation service offers, as its protocol has it (version 0.2).
 *
 * @param publicUrl by which the records are known for good.
 * @param origin by which whoever asks reaches the service.
 */
export const manifestOf = (publicUrl: string, origin: string) => ({
  versions: ['0.2'],
  name: 'Names List (Salient)',
  identifierSpace: `${publicUrl}/open-data/id/`,
  schemaSpace: `${publicUrl}/open-data/dictionary.json`,
  documentation: `${publicUrl}/open-data/dictionary.md`,
  serviceVersion: productVersion,
  defaultTypes: types,
  view: { url: `${origin}/open-data/id/{{id}}` },
  preview: { url: `${origin}/reconcile/preview?id={{id}}`, ...preview },
  suggest: {
    entity: suggest(origin, 'entity'),
    type: suggest(origin, 'type'),
    property: suggest(origin, 'property'),
  },
  extend: {
    propose_properties: { service_url: origin, service_path: '/reconcile/properties' },
    property_settings: [],
  },
  batchSize: reconcileLimits.batch,
});
