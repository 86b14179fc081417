import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

const document = 'coalesce(t.document_id, (SELECT e.document_id FROM document_element e WHERE e.id = t.element_id))';

/** A document stays when the contact person goes to whom it refers. */
export const documentPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'document_reference',
    table: 'document_reference',
    of: { id: 't.contact_person_id', kind: 'contact_person' },
    facts: {
      title: `(SELECT d.title FROM document d WHERE d.id = ${document})`,
      reference: 't.relation',
      comment: 't.comment',
    },
    standsWith: { type: 'document', id: document },
    tellsNothing: {
      ...{ type: 'that it is a contact person', position: 'its order' },
      ...Object.fromEntries(
        [
          'toponym',
          'person_id',
          'place_id',
          'project_id',
          'military_entity_id',
          'memorial_id',
          'target_document_id',
          'key_location_id',
        ].map((column) => [column, 'empty where a contact person is named']),
      ),
    },
    erased: 'removed',
    // The words that search proposes: a name that stood in one document alone is one of them.
    cleanUp: `DELETE FROM document_word w WHERE w.word NOT IN (SELECT unnest(tsvector_to_array(t.vector)) FROM document_text t)`,
    isOfLiving: false,
  },
];
