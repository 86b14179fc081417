import { ActionIcon, Anchor } from '@mantine/core';
import { type Attachment, mayUse, usages } from '@salient/shared/areas/attachments/attachment.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon, type IconName } from '../../lib/icons/Icon.tsx';
import { FilePicture } from './FilePicture.tsx';
import { fileSize } from './uploadText.ts';

interface Props {
  readonly attachment: Attachment;
  readonly index: number;
  readonly count: number;
  /** Absent where files may only be looked at. */
  readonly actions?: {
    readonly onMove: (by: -1 | 1) => void;
    readonly onEdit: () => void;
    readonly onRemove: () => void;
  };
  /** Whether it is said under which rights it may be used. */
  readonly rights?: boolean;
  readonly onStale: () => void;
}

/** One file of a record: what it is, what may be done with it. */
export function FileTile({ attachment, index, count, actions, rights = true, onStale }: Props) {
  const { t, language } = useTexts();
  const { name, bytes, width, height, urls } = attachment;
  return (
    <li className="file-tile" data-entry={attachment.id}>
      <a
        className="file-picture"
        href={urls.original}
        target="_blank"
        rel="noopener"
        aria-label={t('files.open', { name })}
      >
        <FilePicture attachment={attachment} sizes="12rem" onStale={onStale} />
      </a>
      <div className="file-facts">
        <Anchor href={urls.original} target="_blank" rel="noopener" tabIndex={-1} className="file-name">
          <bdi>{name}</bdi>
        </Anchor>
        <small>
          {fileSize(t, language, bytes)}
          {width !== null && height !== null && ` · ${t('files.pixels', { width, height })}`}
        </small>
        {rights && width !== null && <Rights attachment={attachment} />}
      </div>
      {actions && (
        <div className="file-actions">
          <Action
            icon="left"
            label={t('files.moveUp', { name })}
            disabled={index === 0}
            onClick={() => actions.onMove(-1)}
          />
          <Action
            icon="right"
            label={t('files.moveDown', { name })}
            disabled={index === count - 1}
            onClick={() => actions.onMove(1)}
          />
          <Action icon="edit" label={t('files.edit', { name })} onClick={actions.onEdit} />
          <Action icon="remove" label={t('files.remove', { name })} onClick={actions.onRemove} />
        </div>
      )}
    </li>
  );
}

/** Whether the picture may be published, in words (A4). */
function Rights({ attachment }: { readonly attachment: Attachment }) {
  const { t, language } = useTexts();
  const today = dayText(new Date());
  const { licence, usable_for, credit_line } = attachment;
  const allowed = usages.filter((usage) => mayUse(attachment, usage, today));
  if (licence === 'unknown') return <small className="file-rights">{t('files.rightsUnknown')}</small>;
  if (usable_for.length > 0 && allowed.length === 0)
    return <small className="file-rights">{t('files.rightsOver')}</small>;
  const credit = textInLanguage(credit_line, language)?.text;
  const words = [t(`files.licences.${licence}`), ...allowed.map((usage) => t(`files.usages.${usage}`)), credit];
  return <small>{words.filter(Boolean).join(' · ')}</small>;
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Action({ icon, label, disabled = false, onClick }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={label}
      title={label}
      // It keeps the focus at the end of the row, where it does nothing.
      aria-disabled={disabled || undefined}
      data-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}
