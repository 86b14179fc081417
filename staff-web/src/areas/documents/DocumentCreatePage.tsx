import { type DocumentCategory, readCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import { type DocumentReference, referenceTypes } from '@salient/shared/areas/references/documentReference.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { type DocumentForm, emptyForm, isFromCatalogue } from './form/documentForm.ts';
import { isHereText } from './isHereText.ts';
import { NewDocument } from './NewDocument.tsx';

/** A new document with what its address presets: category, code, collection, one reference (DOCUMENT-73). */
export function DocumentCreatePage() {
  const { t, language } = useTexts();
  const [address] = useSearchParams();
  const usual = useCategoryOfBox(address);
  const preset = presetOf(address, usual.category);
  const [reference] = preset.references;
  // The address tells a name that may be another one by now, or nobody's.
  const named = useMethod(
    'getCollectionReference',
    { type: reference?.type ?? 'person', id: reference?.id ?? '', language },
    { enabled: reference !== undefined },
  );
  // What the catalogue says of the code, as the server will write it (CATALOGUE-08).
  const [asksAnyway, setAsksAnyway] = useState(false);
  const catalogued = useMethod(
    'checkAdlibCode',
    { code: preset.adlibCode, asksAnyway },
    { enabled: isFromCatalogue(preset) },
  );
  // Who presses after a failure has a catalogue asked that is left alone.
  const askAgain = () => (asksAnyway ? void catalogued.refetch() : setAsksAnyway(true));
  const isAsked = isFromCatalogue(preset) && !catalogued.data;
  if (isAsked || usual.isAsked || (reference && !named.data && !named.error)) {
    return (
      <Page title={t('pages.document_create')}>
        {catalogued.error ? <FailedNotice error={catalogued.error} onRetry={askAgain} /> : <FormSkeleton />}
      </Page>
    );
  }
  const { here } = catalogued.data ?? {};
  if (here) {
    return (
      <Page title={t('pages.document_create')}>
        <Notice tone="warning">
          {isHereText(here, t)} <Link to={pathTo(here.type, { id: here.id })}>{t('catalogueImport.openHere')}</Link>
        </Notice>
      </Page>
    );
  }
  const { title = '', description = '' } = catalogued.data ?? {};
  const references = reference && named.data ? [{ ...reference, name: named.data.name, info: named.data.info }] : [];
  const empty = { ...preset, title, description, references };
  return <NewDocument key={address.toString()} empty={empty} categories={categoriesOf(preset)} />;
}

/** The category of the document that was added last to the box of a new one: where the address asks for none, it is like that. */
function useCategoryOfBox(address: URLSearchParams) {
  const collection = address.get('collection')?.trim() ?? '';
  const enabled = isId(collection) && !address.has('category');
  const { data, error } = useMethod(
    'getCollectionDocuments',
    { collection, limit: 1, sort: [['_id', -1]] },
    { enabled },
  );
  const category = data?.data[0]?.category;
  // One of the catalogue needs a code of its own.
  return { isAsked: enabled && !data && !error, category: category === 'ADLIBD' ? undefined : category };
}

/** What a new document begins with; what the address says and does not exist is left out. */
function presetOf(address: URLSearchParams, usual?: DocumentCategory): DocumentForm {
  const value = (name: string) => address.get(name)?.trim() ?? '';
  const [id, type, collection] = [value('ref_id'), value('ref_type'), value('collection')];
  const category = readCategory(value('category')) ?? usual ?? emptyForm.category;
  const reference: DocumentReference | null =
    isId(id) && isOneOf(referenceTypes, type) && type !== 'empty' && type !== 'toponym'
      ? { id, type, name: value('ref_name'), relation: 'mention', comment: '', info: '' }
      : null;
  return {
    ...emptyForm,
    category,
    kind: category === 'DIBORN' ? 'digital' : emptyForm.kind,
    adlibCode: value('code'),
    collectionId: isId(collection) ? collection : null,
    references: reference ? [reference] : [],
  };
}

/** What is offered beside the category that the address asks for: those that need no code. */
const freeCategories: readonly DocumentCategory[] = ['ARCHIVE', 'WISE', 'DIBORN', 'WEB'];
const categoriesOf = ({ category }: DocumentForm): readonly DocumentCategory[] =>
  freeCategories.includes(category)
    ? freeCategories
    : category === 'ADLIBD'
      ? [category]
      : [category, ...freeCategories];
