import { ActionIcon, Select } from '@mantine/core';
import type { TagHolder } from '@salient/shared/areas/tags/checkTags.ts';
import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import { tagText } from '@salient/shared/areas/tags/tagText.ts';
import { tagName } from '@salient/shared/areas/tags/tagTree.ts';
import { errorsOfEntry, errorsOfList } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useFocusAfterRemoval } from '../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors, refusedRow } from '../../lib/form/FieldErrors.tsx';
import type { FieldProps } from '../../lib/form/useEntityForm.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import { TagFieldInput } from './TagFieldInput.tsx';
import './tags.css';
import { useTagIndex } from './useTagIndex.ts';

interface Props extends FieldProps<readonly Tag[]> {
  readonly holder: TagHolder;
  /** Whether more tags may be added (DOCUMENT-60). */
  readonly mayAdd: boolean;
}

/** The tags of a document or a page, each with what its fields say; one that is there is not offered again (TAG-06). */
export function TagsField({ name, value: tags, codes, readOnly, onChange, holder, mayAdd }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const { list, index } = useTagIndex();
  const focus = useFocusAfterRemoval<HTMLDivElement>(tags.map(({ tagId }) => tagId));
  const offered = list.filter(
    ({ id, selectable, validForDocument, validForContent }) =>
      selectable &&
      (holder === 'document' ? validForDocument : validForContent) &&
      !tags.some(({ tagId }) => tagId === id),
  );
  return (
    <div {...focus} className="tags-field">
      <FieldErrors codes={errorsOfList(name, codes)} />
      {tags.length === 0 && <p className="tags-none">{t('tagging.none')}</p>}
      <ul className="tag-list">
        {tags.map((tag, place) => (
          <li key={tag.tagId} data-entry={tag.tagId} {...refusedRow(errorsOfEntry(name, place, codes))}>
            <div className="tag-head">
              <Icon name="tag" />
              <span className="tag-name">
                {readOnly ? tagText(tag, index, texts) : tagName(tag.tagId, index, language)}
              </span>
              {!readOnly && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('tagging.remove', { name: tagName(tag.tagId, index, language) })}
                  onClick={() => onChange(tags.filter(({ tagId }) => tagId !== tag.tagId))}
                >
                  <Icon name="close" />
                </ActionIcon>
              )}
            </div>
            <FieldErrors codes={errorsOfEntry(name, place, codes)} of={tagName(tag.tagId, index, language)} />
            {!readOnly && (index[tag.tagId]?.fields.length ?? 0) > 0 && (
              <div className="tag-fields">
                {index[tag.tagId]?.fields.map((field) => (
                  <TagFieldInput
                    key={field.key}
                    name={`${name}.${tag.tagId}.${field.key}`}
                    field={field}
                    value={tag.values[field.key]}
                    onChange={(value) =>
                      onChange(
                        tags.map((each) =>
                          each.tagId === tag.tagId
                            ? { ...each, values: withValue(each.values, field.key, value) }
                            : each,
                        ),
                      )
                    }
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && mayAdd && (
        <Select
          className="tag-add"
          label={t('tagging.add')}
          placeholder={t('tagging.choose')}
          searchable
          value={null}
          data={offered.map(({ id }) => ({ value: id, label: tagName(id, index, language) }))}
          nothingFoundMessage={t('lists.noResults')}
          onChange={(tagId) => tagId !== null && onChange([...tags, { tagId, values: {} }])}
        />
      )}
    </div>
  );
}

function withValue(values: Tag['values'], key: string, value: Tag['values'][string] | null): Tag['values'] {
  const { [key]: _, ...others } = values;
  return value === null || value === '' ? others : { ...others, [key]: value };
}
