import { getPublicDocumentsOfPerson } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { queryPage } from '../../../lib/db/queryPage.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { publicPersons } from '../../events/maySeePerson.ts';
import { isPublicSql, type PublicRowColumns, publicRow, publicRowSql } from './publicRows.ts';

/** Documents that name a person themselves, on one of their pages, or in a field of a tag of either. */
const namingSql = `
  SELECT coalesce(r.document_id, e.document_id) FROM document_reference r
  LEFT JOIN document_element e ON e.id = r.element_id WHERE r.person_id = $1
  UNION
  SELECT coalesce(t.document_id, e.document_id) FROM document_tag_value v
  JOIN document_tag t ON t.id = v.document_tag_id
  LEFT JOIN document_element e ON e.id = t.element_id WHERE v.person_id = $1`;

export const handleGetPublicDocumentsOfPerson = implement(getPublicDocumentsOfPerson, async ({ params, db }) => {
  if ((await publicPersons(db, [params.person_id])).length === 0) return { data: [], total: 0 };
  const { person_id, offset, limit } = params;
  const { rows, total } = await queryPage<PublicRowColumns>(db, {
    rows: `SELECT ${publicRowSql}, d.sort_title FROM document d WHERE d.id IN (${namingSql}) AND ${isPublicSql}`,
    order: 'sort_title, id',
    parameters: [person_id],
    offset,
    limit,
  });
  return { data: rows.map(publicRow), total };
});
