import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';

/**
 * SQL of something of the rights `r` that hold for a page `e` of a document `d`: its own, else those of the document, of what
 * that is part of, of its box. Null where nobody said anything.
 */
const inForce = (expression: string) => `(
  SELECT ${expression} FROM scan_rights r
  WHERE r.licence IS NOT NULL
    AND (r.element_id = e.id OR r.document_id = d.id OR r.document_id = d.parent_id OR r.collection_id = d.collection_id)
  ORDER BY r.element_id IS NULL, r.document_id IS NULL, r.document_id <> d.id LIMIT 1)`;

const today = `(now() AT TIME ZONE '${museumTimeZone}')::date`;

/**
 * SQL of whether guests see the scan of a page `e` of a disclosed document `d`: `whyScanIsHidden` in the database, for all that
 * sends pictures to guests. Where nobody said anything of rights the disclosure decides
 * (docs/decisions/0031-a-scan-has-the-rights-of-what-it-is-in.md).
 */
export const isScanShownSql = `coalesce(${inForce(
  `r.licence <> 'unknown' AND 'web' = ANY (r.usable_for) AND coalesce(r.permission_expires >= ${today}, true)`,
)}, true)`;

/** SQL of what visitors read of the rights to a page `e` of a document `d`, for `publicRightsOf`. */
export const publicRightsSql = inForce(`jsonb_build_object('licence', r.licence, 'credit_line', r.credit_line)`);

/** SQL of the id of the rights that hold for a page `e` of a document `d`. */
export const rightsInForceIdSql = inForce('r.id');
