import { Button, Group } from '@mantine/core';
import { cropShare } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import { permissionState } from '@salient/shared/areas/stories/photos/expiringPermissions.ts';
import { cropTool, photoSizes } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { PhotoTarget, StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import { dimensionText } from '@salient/shared/areas/stories/storyTexts.ts';
import { calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import { decodeDate, formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import type { PhotoCommands } from './usePhotoCommands.ts';

interface Props {
  readonly photo: StoryPhoto;
  readonly target: PhotoTarget;
  /** Of the extra images. */
  readonly count: number;
  /** Null where photos can only be looked at. */
  readonly commands: PhotoCommands | null;
  readonly onEdit: () => void;
}

/** A photo as visitors get it, what is still to be said of it, and what can be done with it. */
export function PhotoCard({ photo, target, count, commands, onEdit }: Props) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const [rights, setRights] = useState(false);
  const { name } = photo.original;
  const isSmall = cropShare(photo, photo.dimension) < 1;
  const { width } = photoSizes[photo.dimension];
  const move = (by: -1 | 1) =>
    typeof target === 'number' && commands && void commands.move(target, { name, position: target + by, count });
  const remove = async () => {
    const question = {
      title: t('forms.removeTitle', { name }),
      text: t('storyPictures.removeText'),
      verb: t('forms.remove'),
      tone: 'danger' as const,
    };
    if (commands && (await confirm(question))) await commands.remove(target, name);
  };
  return (
    <figure className="photo-card" aria-label={name} data-entry={photo.id}>
      <PhotoPicture photo={photo} width={Math.round(width * cropTool.previewScale)} />
      <figcaption>
        <span className="file-name">{name}</span>
        <span className="photo-facts">{dimensionText(t, photo.dimension)}</span>
        <PhotoNote fine={photo.rights.licence !== 'unknown'}>
          {photo.rights.licence === 'unknown' ? t('files.rightsUnknown') : rightsLine(photo)}
        </PhotoNote>
        <PermissionNote expires={photo.rights.permission_expires} />
        {!photo.decorative && photo.alt.nl === '' && <PhotoNote fine={false}>{t('storyPictures.noAlt')}</PhotoNote>}
        {isSmall && <PhotoNote fine={false}>{t('storyPictures.small')}</PhotoNote>}
        <Group gap="xs" mt="xs">
          <Button size="xs" variant="default" onClick={onEdit} aria-label={t('storyPictures.editOf', { name })}>
            {t('storyPictures.edit')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => setRights(true)}
            aria-label={t('storyPictures.rightsOf', { name })}
          >
            {t('storyPictures.rights')}
          </Button>
          {commands && (
            <>
              {typeof target === 'number' && count > 1 && (
                <>
                  <SteadyButton
                    size="xs"
                    variant="default"
                    disabled={target === 0}
                    onClick={() => move(-1)}
                    aria-label={t('files.moveUp', { name })}
                  >
                    <Icon name="left" />
                  </SteadyButton>
                  <SteadyButton
                    size="xs"
                    variant="default"
                    disabled={target === count - 1}
                    onClick={() => move(1)}
                    aria-label={t('files.moveDown', { name })}
                  >
                    <Icon name="right" />
                  </SteadyButton>
                </>
              )}
              <Button
                size="xs"
                variant="default"
                onClick={() => void remove()}
                aria-label={t('files.remove', { name })}
              >
                <Icon name="remove" />
              </Button>
            </>
          )}
        </Group>
      </figcaption>
      {rights && <RightsDialog attachmentId={photo.attachment_id} onClose={() => setRights(false)} />}
    </figure>
  );

  function rightsLine({ rights: { licence, credit_line } }: StoryPhoto): string {
    const key = `files.licences.${licence as 'own'}` as const;
    return [t(key), textInLanguage(credit_line, language)?.text].filter(Boolean).join(' · ');
  }
}

/** Until when a photo may be shown, where that has an end (beyond 17). */
function PermissionNote({ expires }: { readonly expires: string | null }) {
  const { t } = useTexts();
  if (expires === null) return null;
  const state = permissionState(expires, calendarDayInBrussels(new Date()));
  const date = decodeDate(expires.replaceAll('-', ''));
  return (
    <PhotoNote fine={state === 'holds'}>
      {state === 'over'
        ? t('files.rightsOver')
        : t('permissions.until', { date: date ? formatPartialDate(date) : expires })}
    </PhotoNote>
  );
}

interface NoteProps {
  readonly fine: boolean;
  readonly children: string;
}

/** Something to know of a photo; a sign says whether it is in order. */
function PhotoNote({ fine, children }: NoteProps) {
  return (
    <span className="photo-note" data-fine={fine}>
      <Icon name={fine ? 'check' : 'warning'} />
      {children}
    </span>
  );
}
