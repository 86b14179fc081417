import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import type { PhotoSettings, PhotoTarget } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { pause } from '@salient/shared/lib/client/pause.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { editedStory } from '../form/storyForm.ts';
import { type StoryFormControl, useStoryQueries } from '../form/useStoryForm.ts';
import type { ChosenScan } from './DocumentPictures.tsx';

type PhotoResult = ResultOf<Methods['updatePersonStoryPhoto']>;
type Story = { readonly id: string; readonly version: number };
type Step = (client: Client, story: Story) => Promise<PhotoResult>;

/** Rest before the server is asked again, unless the browser says sooner that the network is back. */
const restMs = 3_000;

const photosOf = ({ profile_image, map_image, extra_images }: PersonStory) =>
  [profile_image, map_image, ...extra_images].filter((photo) => photo !== null);

/**
 * What is done to the photos of a story: each step is saved at once, one after another, as each makes a version of the
 * story. What is typed in the form stays; when somebody else saved first, both come together before the step goes on.
 * A photo that has arrived is put into the story through lost connections, for as long as the editor is open.
 *
 * @returns commands that answer null when they are done, else what is refused.
 */
export function usePhotoCommands(form: StoryFormControl) {
  const client = useClient();
  const queries = useQueryClient();
  const storyQueries = useStoryQueries();
  const messages = useMessages();
  const { t } = useTexts();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const version = useRef(0);
  const [waiting, setWaiting] = useState(false);
  const [said, setSaid] = useState('');
  const closed = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);

  /** Calls until the server can be reached. */
  async function untilReached(call: () => Promise<PhotoResult>): Promise<PhotoResult> {
    const { signal } = closed.current;
    for (;;) {
      try {
        const result = await call();
        setWaiting(false);
        return result;
      } catch (error) {
        setWaiting(!signal.aborted && failureOf(error).name === 'network');
        if (signal.aborted || failureOf(error).name !== 'network') throw error;
        await pause(restMs, signal);
      }
    }
  }

  /** @param isDone for a step that outlasts lost connections: whether it was done, and only the answer was lost. */
  async function step(call: Step, isDone?: (story: PersonStory) => boolean): Promise<FieldErrors | null> {
    const entity = latest.current.entity;
    if (!entity) return null;
    const attempt = (known: number): Promise<PhotoResult> => {
      const once = () => call(client, { id: entity.id, version: known });
      return isDone ? untilReached(once) : once();
    };
    const result = await attempt(Math.max(version.current, entity.version)).catch(async (error: unknown) => {
      if (failureOf(error).name !== 'conflict') throw error;
      const saved = await latest.current.save();
      if (!saved) throw error;
      if (isDone?.(saved.record)) return { status: 'OK' as const, story: saved.record };
      return attempt(saved.version);
    });
    if (result.status === 'NOK') return result.data;
    version.current = result.story.version;
    latest.current.adopt(editedStory(result.story));
    for (const method of storyQueries) void queries.invalidateQueries({ queryKey: [method] });
    return null;
  }

  const run = (...given: Parameters<typeof step>): Promise<FieldErrors | null> => {
    const done = queue.current
      .then(() => step(...given))
      .catch((error: unknown): FieldErrors => {
        messages.failure(error);
        return { none: [] };
      });
    queue.current = done;
    return done;
  };
  /** Tells how a step ended: what was refused in a message, what was done to those who do not see it. */
  const tell = (errors: FieldErrors | null, { done, failed }: { done: string; failed: string }) => {
    const codes = Object.values(errors ?? {}).flat();
    if (codes.length > 0) messages.error([failed, ...errorTexts(codes, t)].join('\n'));
    if (errors === null) setSaid(done);
    return errors;
  };
  return {
    /** What was done last, for those who do not see it. */
    said,
    /** A photo has arrived, and the connection was lost before the story knows it. */
    waiting,
    /** Puts a file of the story in a place for photos; `fresh` for one that was uploaded for it just now. */
    add: async (kind: PhotoTarget, { id, name }: Pick<Attachment, 'id' | 'name'>, fresh = false) =>
      tell(
        await run(
          (calls, story) => calls.importAttachmentToPersonStory({ ...story, kind, attachmentId: id }),
          fresh ? (story) => photosOf(story).some((photo) => photo.attachment_id === id) : undefined,
        ),
        { done: t('files.done', { name }), failed: t('storyPictures.addFailed') },
      ),
    /** Makes a scan of a document a photo. */
    addScan: async (kind: PhotoTarget, { name, ...scan }: ChosenScan) =>
      tell(await run((calls, story) => calls.importDocumentPhotoToPersonStory({ ...story, kind, ...scan })), {
        done: t('files.done', { name }),
        failed: t('storyPictures.addFailed'),
      }),
    /** Gives an extra photo another place among the others. */
    move: async (kind: number, { name, position, count }: { name: string; position: number; count: number }) =>
      tell(
        await run((calls, story) => calls.updatePersonStoryPhoto({ ...story, kind, settings: { index: position } })),
        {
          done: t('files.moved', { name, position: position + 1, count }),
          failed: t('storyPictures.moveFailed'),
        },
      ),
    change: (kind: PhotoTarget, settings: PhotoSettings) =>
      run((calls, story) => calls.updatePersonStoryPhoto({ ...story, kind, settings })),
    remove: async (kind: PhotoTarget, name: string) =>
      tell(await run((calls, story) => calls.deletePersonStoryPhoto({ ...story, kind })), {
        done: t('forms.removed', { name }),
        failed: t('storyPictures.removeFailed'),
      }),
  };
}

export type PhotoCommands = ReturnType<typeof usePhotoCommands>;
