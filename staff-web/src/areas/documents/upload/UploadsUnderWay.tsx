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
  useToldWhenRefused(documentId, own[0]?.title);
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

/** Says that nothing is under way any more and which files were not taken, while another page is looked at. */
function useToldWhenRefused(documentId: string, document = ''): void {
  const { t } = useTexts();
  const { pageUploads } = useServices();
  const { error } = useMessages();
  const { uploads } = useStore(pageUploads);
  const own = uploads.filter((upload) => upload.documentId === documentId);
  const refused = own.filter(({ state }) => state === 'refused').length;
  const isBusy = own.length > refused;
  const latest = useRef({ t, error, document, refused });
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    latest.current = { t, error, document, refused };
  });
  useEffect(() => {
    const { t, error, document, refused } = latest.current;
    if (wasBusy.current && !isBusy && refused > 0) {
      error(`${t('scanUploads.refused', { count: refused })}${t('common.colon')}${document}`);
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
}
