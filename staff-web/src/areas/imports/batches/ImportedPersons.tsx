import type { Person } from '@salient/shared/areas/persons/person.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { type ImportedBy, importedDeeds } from '@salient/shared/areas/search/importedBy.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { ListFilter } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { personDetails, usePersonColumns } from '../../persons/usePersonColumns.tsx';

type Deed = ImportedBy['did'];

interface Props {
  readonly batchId: string;
  /** How many there are of each. */
  readonly there: Readonly<Record<Deed, number>>;
}

/** Exactly the persons whom an import brought, or those whom it changed. */
export function ImportedPersons({ batchId, there }: Props) {
  const { t } = useTexts();
  const columns = usePersonColumns();
  const { created, updated } = there;
  const filters = useMemo(
    (): readonly ListFilter[] =>
      created > 0 && updated > 0
        ? [
            {
              name: 'did',
              label: t('importBatches.which'),
              choices: importedDeeds.map((value) => ({ value, label: t(`importBatches.${value}`) })),
            },
          ]
        : [],
    [t, created, updated],
  );
  const otherwise: Deed = created > 0 ? 'created' : 'updated';
  return (
    <div className="form-section imports-section">
      <h2>{t('importBatches.persons')}</h2>
      <ListBody
        method="findImportedPersons"
        title={t('importBatches.persons')}
        columns={columns}
        sort={['name', 1]}
        bestFirst
        searchDelay={500}
        filters={filters}
        params={({ did = otherwise, ...filter }) => ({
          batch_id: batchId,
          did: did as Deed,
          filter,
          extend: personDetails,
        })}
        nameOf={(person: Person) => listName(person) || t('persons.nameless')}
        rowPath={({ id }) => withVia(pathTo('person', { id }), { code: 'import_batch', id: batchId })}
        emptyText={t('importBatches.nobody')}
      />
    </div>
  );
}
