import type { Document } from '@salient/shared/areas/documents/document.ts';
import { referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Panel } from '../../lib/form/Panel.tsx';
import { ReferenceRow } from '../references/ReferenceRow.tsx';
import '../references/references.css';
import { TagLine } from '../tags/TagLine.tsx';
import '../tags/tags.css';

/** What a document or a page refers to and is tagged with, to be read. */
export function PartFacts({ parts: { references, tags } }: { readonly parts: Pick<Document, 'references' | 'tags'> }) {
  const { t } = useTexts();
  const nothing = () => undefined;
  return (
    <>
      <Panel title={t('documentRecord.fields.references')}>
        {references.length === 0 && <p className="references-none">{t('referring.none')}</p>}
        <ul className="reference-rows">
          {references.map((reference) => (
            <ReferenceRow
              key={referenceKey(reference)}
              reference={reference}
              readOnly
              onChange={nothing}
              onRemove={nothing}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={t('documentRecord.fields.tags')}>
        {tags.length === 0 && <p className="tags-none">{t('tagging.none')}</p>}
        <ul className="tag-list">
          {tags.map((tag) => (
            <li key={tag.tagId}>
              <TagLine tag={tag} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
