import { Button } from '@mantine/core';
import { type ImportList, mappingJsonSchema } from '@salient/shared/areas/imports/importList.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { ListRules } from '../rules/useListRules.ts';

interface Props {
  readonly list: ImportList;
  readonly rules: ListRules;
}

/** A mapping is a text of some pages. */
const largestMapping = 2 * 1024 * 1024;

/** The same rules as a file: to keep, for another list of the kind, and for the command. */
export function MappingFile({ list, rules }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const download = () => {
    const blob = new Blob([`${JSON.stringify(rules.mapping, null, 2)}\n`], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${list.file_name.replace(/\.[^.]*$/, '')}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > largestMapping ? '' : await file.text();
    const mapping = mappingJsonSchema.safeParse(parsed(text.replace(/^\ufeff/, '')));
    if (mapping.success && 'kind' in mapping.data) rules.replace(mapping.data);
    else messages.error(t('imports.noMapping', { name: file.name }));
  };
  return (
    <div className="imports-next imports-mapping">
      <Button variant="default" leftSection={<Icon name="download" />} onClick={download}>
        {t('imports.downloadMapping')}
      </Button>
      <Button variant="default" leftSection={<Icon name="upload" />} onClick={() => input.current?.click()}>
        {t('imports.useMapping')}
      </Button>
      <Button variant="subtle" onClick={() => rules.replace(null)}>
        {t('imports.guessAgain')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".json"
        aria-label={t('imports.useMapping')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
