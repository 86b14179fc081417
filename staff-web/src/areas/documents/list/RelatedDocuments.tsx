import { Button } from '@mantine/core';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { SlotRecord } from '../../../lib/related/recordSlots.ts';
import { pathTo, useHere, withVia } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { newDocumentAbout } from '../documentPaths.ts';
import '../../collections/collections.css';
import '../documents.css';
import { useDocumentColumns } from './useDocumentColumns.tsx';
import { documentsAboutPath } from './useRecordFilters.ts';

/** The documents that refer to a record, and the way to add one (PERSON-61, DOCUMENT-68). */
export function RelatedDocuments(record: SlotRecord) {
  const { t, language } = useTexts();
  const here = useHere();
  const columns = useDocumentColumns({});
  const isEditor = mayEditArchive(useActor());
  const { type, id } = record;
  const listPath = documentsAboutPath(record);
  const { data: total } = useMethod('countDocumentsRelatedTo', { type, id });
  const add = isEditor && (
    <Button
      component={Link}
      to={withVia(newDocumentAbout(record), here)}
      variant="default"
      leftSection={<Icon name="plus" />}
    >
      {t('documentPages.add')}
    </Button>
  );
  if (total === 0) {
    return (
      <div className="record-empty">
        <p>{t('documentPages.noneAbout')}</p>
        {add}
      </div>
    );
  }
  return (
    <div className="related-documents">
      <div>{add}</div>
      <ListBody
        method="getDocumentsRelatedTo"
        title={t('documentPages.about', { name: record.name })}
        columns={columns}
        sort={null}
        searchDelay={null}
        params={() => ({ type, id, language })}
        nameOf={({ title }) => title}
        rowPath={(row) => withVia(pathTo('document', { id: row.id }), here)}
        emptyText={t('documentPages.noneAbout')}
        notice={({ data, total: all }) =>
          listPath !== null &&
          all > data.length && (
            <p className="record-documents-all">
              <Link to={listPath}>{t('documentPages.searchAbout', { count: all })}</Link>
            </p>
          )
        }
      />
    </div>
  );
}
