import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { DoubleFile } from './PageUploads.ts';

interface Props {
  readonly doubles: readonly DoubleFile[];
  readonly onAdd: (files: readonly DoubleFile[]) => void;
}

/** Files that the document has already, and the way to add them all the same: two blank sides may be one picture. */
export function DoubleFiles({ doubles, onAdd }: Props) {
  const { t } = useTexts();
  return (
    <details className="upload-doubles">
      <summary>{t('scanUploads.doubles', { count: doubles.length })}</summary>
      <ul className="upload-files">
        {doubles.map((double) => (
          <li key={double.id} data-entry={double.id}>
            <bdi>{double.file.name}</bdi>
            <Button
              size="xs"
              variant="default"
              aria-label={t('scanUploads.addAnyway', { name: double.file.name })}
              onClick={() => onAdd([double])}
            >
              {t('scanUploads.anyway')}
            </Button>
          </li>
        ))}
      </ul>
      {doubles.length > 1 && (
        <Button size="xs" variant="default" data-entry="all" onClick={() => onAdd(doubles)}>
          {t('scanUploads.addAllAnyway')}
        </Button>
      )}
    </details>
  );
}
