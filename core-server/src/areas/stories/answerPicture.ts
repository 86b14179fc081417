import { rightsProblem } from '@salient/shared/areas/stories/photos/photoRights.ts';
import { type PictureFormat, pictureFormats } from '@salient/shared/areas/stories/photos/pictureSizes.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import type { Files } from '../../lib/files/Files.ts';
import { keptByVisitors, sendRendition } from '../attachments/answerFile.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { PersonStoryPhotoEntity } from './PersonStoryPhotoEntity.ts';
import { pictureOfSize } from './pictures/renderPicture.ts';
import { printOf, resourceOfStory } from './pictures/storyPictures.ts';
import { loadPhotos, type PhotoRow } from './StoryRecord.ts';
import { previewOf } from './storyPreviews.ts';
import { todayOf } from './validatePublication.ts';

interface Pictured {
  readonly dataSource: DataSource;
  readonly files: Files;
  readonly now: () => Date;
}

/**
 * `GET /api/photo/:id/:print/:size`, such as `1080.webp`: a finished picture. Published ones are open to everybody, as long
 * as their rights allow it; a ticket opens those of one story. Another `print` is an address of settings that are over.
 */
export function answerPicture({ dataSource, files, now }: Pictured): Middleware {
  return async (ctx) => {
    const { id, print, size } = ctx.params as { id: string; print: string; size: string };
    const [, width, format] = /^(\d{2,4})\.(webp|jpeg)$/.exec(size) ?? [];
    if (!idSchema.safeParse(id).success || !pictureFormats.includes(format as PictureFormat)) return ctx.throw(404);
    const { manager } = dataSource;
    const row = await manager.findOneBy(PersonStoryPhotoEntity, { id: id.toLowerCase() });
    const photo = row && (await loadPhotos(manager, [row.story_id])).find((each) => each.id === row.id);
    if (!photo || printOf(photo) !== print) return ctx.throw(404);
    const { ticket } = ctx.query;
    const isStaff = typeof ticket === 'string' && (await opens(ticket, photo.story_id));
    if (!isStaff && !(await isPublic(photo))) return ctx.throw(403, 'This address is over');
    const picture = await pictureOfSize(files.pictures, photo, Number(width), format as PictureFormat);
    if (!picture) return ctx.throw(404);
    ctx.set('cache-control', isStaff ? 'private, max-age=3600' : keptByVisitors(86_400));
    await sendRendition(ctx, files, { ...picture, negotiated: false }, photo.name);
  };

  async function opens(text: string, storyId: string): Promise<boolean> {
    const ticket = await files.tickets.read(text);
    return ticket?.resource === resourceOfStory(storyId) || previewOf(ticket?.resource ?? '')?.id === storyId;
  }

  async function isPublic({ story_id, rights }: PhotoRow): Promise<boolean> {
    const story = await dataSource.manager.findOneByOrFail(PersonStoryEntity, { id: story_id });
    const today = todayOf(now());
    return story.targets.some((target) => rightsProblem(rights, target, today) === null);
  }
}
