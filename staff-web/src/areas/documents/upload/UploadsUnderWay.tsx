import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useStore } from '../../../lib/store/Store.ts';

/** How far scans on their way are, on every page but that of their document, which says more; a link leads there. */
export function UploadsUnderWay() {
  const { uploads } = useStore(useServices().pageUploads);
  const { pathname } = useLocation();
  const elsewhere = [...new Set(uploads.map(({ documentId }) => documentId))].filter(
    (id) => pathname !== pathTo('document', { id }),
  );
  return elsewhere.map((id) => <DocumentUnderWay key={id} documentId={id} />);
}

function DocumentUnderWay({ documentId }: { readonly documentId: string }) {
  const { t, language } = useTexts();
  const { pageUploads } = useServices();
  const { uploads, tallies } = useStore(pageUploads);
  const own = uploads.filter((upload) => upload.documentId === documentId);
  useToldWhenDone(documentId, own[0]?.title);
  const refused = own.filter(({ state }) => state === 'refused').length;
  const isHeld = refused > 0 || own.some(({ state }) => state === 'interrupted');
  const { files = 0, doneFiles = 0 } = tallies[documentId] ?? {};
  const number = (value: number) => value.toLocaleString(locales[language]);
  const done = number(doneFiles);
  const count = number(files - refused);
  const words = [
    t('scanUploads.progress', { done, count }),
    own[0]?.title,
    refused > 0 && t('scanUploads.refused', { count: refused }),
  ].filter(Boolean);
  const title = `${t('scanUploads.title')}${t('common.colon')}${words.join(', ')}`;
  return (
    <Link className="bar-button uploads-under-way" to={pathTo('document', { id: documentId })} title={title}>
      <Icon name={isHeld ? 'warning' : 'upload'} />
      <span aria-hidden="true">
        {done}/{count}
      </span>
      <span className="visually-hidden">{title}</span>
    </Link>
  );
}

/** Says that all files of a document arrived while another page was looked at. */
function useToldWhenDone(documentId: string, document = ''): void {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  const { success } = useMessages();
  const latest = useRef({ t, success, document });
  useEffect(() => {
    latest.current = { t, success, document };
  });
  useEffect(
    () => () => {
      const { uploads, tallies } = pageUploads.get();
      const tally = tallies[documentId];
      if (!tally || uploads.some((upload) => upload.documentId === documentId)) return;
      const { t, success, document } = latest.current;
      const count = tally.doneFiles - tally.doubles.length;
      success(`${t('scanUploads.over', { count })}${t('common.colon')}${document}`);
    },
    [documentId, pageUploads],
  );
}
