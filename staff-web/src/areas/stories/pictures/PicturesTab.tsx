import { Button } from '@mantine/core';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Uploads } from '@salient/shared/areas/attachments/useUploads.ts';
import type { PhotoTarget, StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useId, useState } from 'react';
import { FileDrop } from '../../attachments/FileDrop.tsx';
import { PendingFiles } from '../../attachments/PendingFiles.tsx';
import '../../attachments/files.css';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { storyLabel } from '../storyLabel.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ManyRightsDialog } from './ManyRightsDialog.tsx';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import type { PhotoCommands } from './usePhotoCommands.ts';
import type { PhotoSlot } from './usePhotoUploads.ts';

interface Props {
  readonly form: StoryFormControl;
  readonly story: PersonStory;
  readonly commands: PhotoCommands;
  readonly uploads: Readonly<Record<PhotoSlot, Uploads>>;
}

/** The photos of a story: its profile, a map, and up to ten more (PHOTO-01, PHOTO-12). Each step is saved at once. */
export function PicturesTab({ form, story, commands, uploads }: Props) {
  const { t } = useTexts();
  const label = storyLabel(t);
  const [edited, setEdited] = useState<PhotoTarget | null>(null);
  const [many, setMany] = useState(false);
  const { profile_image, map_image, extra_images } = story;
  const card = (photo: StoryPhoto, target: PhotoTarget) => (
    <PhotoCard
      key={photo.id}
      photo={photo}
      target={target}
      count={extra_images.length}
      commands={form.readOnly ? null : commands}
      onEdit={() => setEdited(target)}
    />
  );
  const shown = edited === null ? null : photoAt(story, edited);
  return (
    <>
      {commands.waiting && <Notice tone="hint">{t('files.interrupted')}</Notice>}
      {!form.readOnly && photosOf(story).length > 1 && (
        <Button variant="default" mb="md" onClick={() => setMany(true)}>
          {t('storyPictures.many.open')}
        </Button>
      )}
      {many && <ManyRightsDialog storyId={story.id} onClose={() => setMany(false)} />}
      <Slot
        entries={entriesOf([profile_image], uploads.profile)}
        field="profile_image"
        lead={t('storyPictures.profileLead')}
        form={form}
        label={label('profile_image')}
      >
        {profile_image && card(profile_image, 'profile')}
        <AddPhoto
          {...{ form, story, commands }}
          slot="profile"
          uploads={uploads.profile}
          has={profile_image !== null}
        />
      </Slot>
      <Slot
        entries={entriesOf(extra_images, uploads.new)}
        field="extra_images"
        lead={t('storyPictures.extraLead')}
        form={form}
        label={label('extra_images')}
      >
        {extra_images.length > 0 && (
          <ul className="photo-cards">
            {extra_images.map((photo, index) => (
              <li key={photo.id}>{card(photo, index)}</li>
            ))}
          </ul>
        )}
        {extra_images.length < storyLimits.extraImages ? (
          <AddPhoto {...{ form, story, commands }} slot="new" uploads={uploads.new} has={false} />
        ) : (
          <p className="section-lead">{t('storyPictures.extraFull', { count: storyLimits.extraImages })}</p>
        )}
      </Slot>
      <Slot
        entries={entriesOf([map_image], uploads.map)}
        field="map_image"
        lead={t('storyPictures.mapLead')}
        form={form}
        label={label('map_image')}
      >
        {map_image && card(map_image, 'map')}
        <AddPhoto {...{ form, story, commands }} slot="map" uploads={uploads.map} has={map_image !== null} />
      </Slot>
      <span className="visually-hidden" role="status">
        {commands.said}
      </span>
      {shown && edited !== null && (
        <PhotoDialog
          key={shown.id}
          photo={shown}
          target={edited}
          commands={commands}
          readOnly={form.readOnly}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const photosOf = ({ profile_image, map_image, extra_images }: PersonStory) =>
  [profile_image, map_image, ...extra_images].filter((photo) => photo !== null);

function photoAt(story: PersonStory, target: PhotoTarget): StoryPhoto | null {
  if (target === 'profile') return story.profile_image;
  if (target === 'map') return story.map_image;
  return target === 'new' ? null : (story.extra_images[target] ?? null);
}

const entriesOf = (photos: readonly (StoryPhoto | null)[], { pending }: Uploads): string[] => [
  ...photos.flatMap((photo) => photo?.id ?? []),
  ...pending.map(({ id }) => id),
];

interface SlotProps {
  /** What the focus can be on, in its order. */
  readonly entries: readonly string[];
  readonly field: 'profile_image' | 'extra_images' | 'map_image';
  readonly label: string;
  readonly lead: string;
  readonly form: StoryFormControl;
  readonly children: ReactNode;
}

/** A place for photos, with what publishing refuses of it. */
function Slot({ entries, field, label, lead, form, children }: SlotProps) {
  const codes = form.errors[field] ?? [];
  const heading = useId();
  const focus = useFocusAfterRemoval<HTMLElement>(entries);
  return (
    <section {...focus} aria-labelledby={heading} className="form-section" data-refused={codes.length > 0 || undefined}>
      <h2 id={heading}>{label}</h2>
      <p className="section-lead">{lead}</p>
      <FieldErrors codes={codes} />
      {children}
    </section>
  );
}

interface AddProps {
  readonly form: StoryFormControl;
  readonly story: PersonStory;
  readonly commands: PhotoCommands;
  readonly slot: PhotoSlot;
  readonly uploads: Uploads;
  /** Whether the new photo takes the place of one that is there. */
  readonly has: boolean;
}

/** Uploads a photo, or takes one of the files that the story has already, or a scan of the archive (PHOTO-03). */
function AddPhoto({ form, story, commands, slot, uploads, has }: AddProps) {
  const { t } = useTexts();
  const [choosing, setChoosing] = useState(false);
  if (form.readOnly) return null;
  const rules = { kind: 'images', maxBytes: uploadLimits.bytes } as const;
  return (
    <div className="photo-add" data-slot={slot}>
      {has && <p className="section-lead">{t('storyPictures.replace')}</p>}
      <FileDrop {...rules} onFiles={(files) => uploads.add(slot === 'new' ? files : files.slice(0, 1), rules)} />
      <PendingFiles uploads={uploads} />
      <Button variant="default" size="xs" onClick={() => setChoosing(true)}>
        {t('storyPictures.import')}
      </Button>
      {choosing && (
        <ImportDialog
          storyId={story.id}
          personId={story.person_id_ref}
          onClose={() => setChoosing(false)}
          onScanChosen={(scan) => {
            setChoosing(false);
            void commands.addScan(slot, scan);
          }}
          onChosen={(attachment) => {
            setChoosing(false);
            void commands.add(slot, attachment);
          }}
        />
      )}
    </div>
  );
}
