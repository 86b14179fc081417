import { Button } from '@mantine/core';
import { type FileKind, fileEndings, megabytes } from '@salient/shared/areas/attachments/uploadRules.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';

interface Props {
  readonly kind: FileKind;
  readonly maxBytes: number;
  /** How many files there may be in all. */
  readonly maxFiles?: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen or dropped; it says first what is taken (P10). */
export function FileDrop({ kind, maxBytes, maxFiles, onFiles }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const limits = useId();
  const isOne = maxFiles === 1;
  const says = { kinds: t(`files.kinds.${kind}`), megabytes: megabytes(maxBytes) };
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse, the button does the same
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple={!isOne}
        hidden
        tabIndex={-1}
        accept={fileEndings[kind].join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again, after it was removed.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<Icon name="plus" />}
        aria-describedby={limits}
        onClick={() => input.current?.click()}
      >
        {t(isOne ? 'files.chooseOne' : 'files.choose')}
      </Button>
      <span className="file-drop-hint">{t(isOne ? 'files.dropOne' : 'files.drop')}</span>
      <p id={limits} className="file-limits">
        {t(isOne ? 'files.limitOne' : 'files.limit', says)}
        {maxFiles !== undefined && !isOne && <> {t('files.limitCount', { count: maxFiles })}</>}
      </p>
    </div>
  );
}
