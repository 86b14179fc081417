import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import sharp from 'sharp';
import { animation, hugePng, noise } from '../../../harness/oddPictures.ts';
import { drawPicture } from '../../drawPicture.ts';
import { lookedAt, onlyWide, whereStaffReads } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, StaffApp, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { Stories } from './Stories.ts';

const done = (text: string) => ({ story_part_1: text, story_part_2: 'Einde.', story_status: 'DONE' });

test('two editors in one story: each sees the other, their texts meet word by word, nobody’s photo or letter is lost, and neither publishes what he has not seen [S4, STORY-28]', {
  tag: onlyWide,
}, async ({ staff, page, browser }) => {
  test.setTimeout(90_000);
  const token = await staff.openAs('revisor', '/persons');
  const stories = new Stories(page, staff);
  const name = newName();
  const { id } = await stories.make(token, name, { story_text: { nl: done('Hij was smid.') } });
  const path = `/personstories/${id}/edit?tab=stories`;
  await staff.open(path);
  const second = await browser.newContext({ locale: 'nl-BE', viewport: page.viewportSize() });
  const other = await second.newPage();
  const otherStaff = new StaffApp(other, second.request);
  const theirs = new Stories(other, otherStaff);
  await otherStaff.openAs('normal', path);
  await expect(page.getByText('Veerle normal is dit ook aan het bewerken')).toBeVisible();
  await expect(other.getByText('Veerle revisor is dit ook aan het bewerken')).toBeVisible();

  // They change part 1 and the community; I part 1 as well, and I add a photo, which meets their save first.
  await theirs.field('Deel 1 · NL').fill('Hij was hoefsmid.');
  await theirs.openTab('Persoon');
  await theirs.field('Gemeente').fill('Boezinge');
  await theirs.save();
  await theirs.isSaved(`Odiel ${name}`);
  await stories.openTab('English');
  await stories.field('Deel 1 · EN').fill('He was a smith.');
  await stories.openTab('Foto’s');
  await stories.upload('Extra foto’s', 'weg.jpg', 'landscape');
  await expect(stories.photo('weg.jpg')).toBeVisible();
  await stories.openTab('Persoon');
  await expect(stories.field('Gemeente')).toHaveValue('Boezinge');

  await theirs.openTab('Teksten');
  await theirs.field('Deel 1 · NL').fill('Hij was hoefsmid te Boezinge.');
  await theirs.save();
  await theirs.isSaved(`Odiel ${name}`);
  await stories.openTab('Teksten');
  await stories.openTab('Nederlands');
  await stories.field('Deel 1 · NL').fill('Hij was een goede smid.');
  await stories.save();
  const conflict = page.getByRole('dialog', { name: 'Iemand anders was u voor' });
  const part = conflict.getByRole('radiogroup', { name: 'Deel 1 · NL' });
  await expect(part).toContainText('Hij was hoefsmid te Boezinge.');
  await expect(part).toContainText('Hij was een goede smid.');
  await part.getByRole('radio', { name: /De mijne/ }).click();
  await conflict.getByRole('button', { name: 'Zo bewaren' }).click();
  await stories.isSaved(`Odiel ${name}`);
  expect(await staff.call('getPersonStory', { token, id })).toMatchObject({
    community: 'Boezinge',
    extra_images: [{ original: { name: 'weg.jpg' } }],
    story_text: { nl: { story_part_1: 'Hij was een goede smid.' }, en: { story_part_1: 'He was a smith.' } },
  });

  // What I have not seen is not published: I see it first, and may publish then.
  await theirs.openTab('Persoon');
  await theirs.field('Gemeente').fill('Langemark');
  await theirs.save();
  await theirs.isSaved(`Odiel ${name}`);
  await stories.publish('In het museum publiceren');
  await expect(page.getByText(`Iemand anders heeft het verhaal van Odiel ${name} intussen gewijzigd.`)).toBeVisible();
  await stories.openTab('Persoon');
  await expect(stories.field('Gemeente')).toHaveValue('Langemark');
  await stories.publish('In het museum publiceren');
  await expect(stories.problems.first()).toBeVisible();
  await second.close();
});

test('a connection lost in the middle of a photo costs neither the photo nor what is typed meanwhile [P10, S4]', {
  tag: onlyWide,
}, async ({ staff, page, context }) => {
  const token = await staff.openAs('normal', '/persons');
  const stories = new Stories(page, staff);
  const { id } = await stories.make(token, newName());
  await staff.open(`/personstories/${id}/edit?tab=pictures`);
  await expect(stories.slot('Profielfoto')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const network = await context.newCDPSession(page);
  const connect = (offline: boolean, uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  await connect(false, 50_000);
  const buffer = await noise(1600, 1600);
  const chooser = stories.slot('Profielfoto').locator('input[type=file]');
  await chooser.setInputFiles({ name: 'odiel.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/odiel\.jpg: [1-9]\d* % verstuurd/)).toBeVisible();
  await connect(true, -1);
  await expect(page.getByText('De verbinding viel weg. We proberen het zo opnieuw')).toBeVisible();
  await stories.openTab('Persoon');
  await stories.field('Streek').fill('Westhoek');
  await page.getByRole('link', { name: 'Naar de persoon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Op deze pagina blijven' }).click();
  await connect(false, -1);
  await stories.openTab('Foto’s');
  await expect(stories.photo('odiel.jpg')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('De verbinding viel weg. We')).toHaveCount(0);
  await stories.openTab('Persoon');
  await expect(stories.field('Streek')).toHaveValue('Westhoek');
  // What the browser itself says of requests without a network.
  staff.complaints.splice(0);
});

test(
  'files that cannot be photos are refused in words, odd ones that can arrive, and nothing typed or uploaded is lost [UPLOAD-06, UPLOAD-07, UPLOAD-08, UPLOAD-15, P10]',
  {
    tag: onlyWide,
  },
  async ({ staff, page }, info) => {
    test.setTimeout(180_000);
    const token = await staff.openAs('normal', '/persons');
    const stories = new Stories(page, staff);
    const name = newName();
    const { id } = await stories.make(token, name);
    await staff.open(`/personstories/${id}/edit`);
    await stories.field('Streek').fill('Westhoek');
    await stories.openTab('Foto’s');
    await stories.upload('Profielfoto', 'odiel.jpg', 'portrait');
    await expect(stories.photo('odiel.jpg')).toBeVisible({ timeout: 20_000 });

    const photo = await drawPicture('landscape');
    const scan = info.outputPath('scan.tif');
    await mkdir(dirname(scan), { recursive: true });
    await writeFile(scan, '');
    await truncate(scan, 60 * 1024 * 1024);
    const refused = [
      ['half.jpg', photo.subarray(0, photo.length / 2), 'IMAGE_DAMAGED'],
      ['brief.jpg', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), 'INVALID_FILE_TYPE'],
      ['atlas.png', hugePng(30_000, 30_000), 'IMAGE_TOO_LARGE'],
      ['leeg.jpg', Buffer.alloc(0), 'FILE_EMPTY'],
    ] as const;
    const taken = [
      ['druk.jpg', await sharp(photo).toColourspace('cmyk').jpeg().toBuffer()],
      ['beweegt.gif', await animation('gif', 1080, 810)],
      ['beweegt.webp', await animation('webp', 1080, 810)],
      ['eigenlijk-png.jpg', await sharp(photo).png().toBuffer()],
    ] as const;
    const waiting = (file: string) => page.locator('.pending-files > li').filter({ hasText: file });
    const send = async (files: readonly (readonly [string, Buffer, ...unknown[]])[]) => {
      const chooser = page.locator('[data-slot=new] input[type=file]');
      await chooser.setInputFiles(scan);
      await chooser.setInputFiles(files.map(([file, buffer]) => ({ name: file, mimeType: 'image/jpeg', buffer })));
    };
    await send([...refused, ...taken]);
    for (const language of ['nl', 'fr'] as const) {
      const t = await wordsIn(language);
      if (language === 'fr') {
        await staff.open(`/personstories/${id}/edit?tab=pictures&lang=fr`);
        await send(refused);
      }
      const limits = { megabytes: 50, megapixels: 100 };
      await expect(waiting('scan.tif')).toContainText(t('files.codes.FILE_TOO_LARGE', limits));
      for (const [file, , code] of refused) {
        await expect(waiting(file), file).toContainText(t(`files.codes.${code}`, limits), { timeout: 20_000 });
      }
      if (language === 'fr') continue;
      for (const [file] of taken) await expect(stories.photo(file)).toBeVisible({ timeout: 20_000 });
      await stories.openTab('Persoon');
      await expect(stories.field('Streek')).toHaveValue('Westhoek');
      await stories.save();
      await stories.isSaved(`Odiel ${name}`);
    }
    const story = await staff.call<PersonStory>('getPersonStory', { token, id });
    expect(story.area).toBe('Westhoek');
    expect(story.profile_image?.original.name).toBe('odiel.jpg');
    expect(story.extra_images.map(({ original }) => original.name)).toEqual(taken.map(([file]) => file));
    // What the browser itself says of answers that refuse.
    staff.complaints.splice(0);
  },
);

test('a translator sees what changed in the Dutch text, and says that the translation is still right [S9]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/persons');
  const stories = new Stories(page, staff);
  const name = newName();
  const made = await stories.make(token, name, { story_text: { nl: done('Hij was smid in Ieper.') } });
  const story = { ...made, story_text: { fr: done('Il était forgeron à Ypres.') } };
  await staff.call('updatePersonStory', {
    token,
    story: { id: made.id, version: made.version, ...{ story_text: story.story_text } },
  });
  await staff.open(`/personstories/${made.id}/edit?tab=stories`);
  await expect(stories.tab('Français')).toContainText('Afgewerkt');
  await stories.field('Deel 1 · NL').fill('Hij was hoefsmid in Ieper.');
  await expect(stories.tab('Français')).toContainText('Verouderd');
  await stories.save();
  await stories.isSaved(`Odiel ${name}`);
  await stories.openTab('Français');
  await expect(page.locator('del')).toHaveText('smid ');
  await expect(page.locator('ins')).toHaveText('hoefsmid ');
  await page.getByRole('button', { name: 'De vertaling klopt nog' }).click();
  await stories.save();
  await stories.isSaved(`Odiel ${name}`);
  await expect(stories.tab('Français')).toContainText('Afgewerkt');
});

test('the list shows the state of every language, narrows by it, and removes a story after asking [STORY-02, STORY-03, STORY-04, STORY-05, STORY-06, ROUTE-40]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('normal', '/persons');
  const stories = new Stories(page, staff);
  const name = newName();
  await stories.make(token, `${name} af`, { story_text: { nl: done('Hij was smid.') } });
  await stories.make(token, `${name} bezig`, { story_text: { nl: { story_part_1: 'Hij was' } } });
  await staff.open(`/personStories?text=${encodeURIComponent(name)}`);
  const list = new List(page);
  await list.settled();
  await expect.poll(() => list.names).toEqual([`Odiel ${name} af`, `Odiel ${name} bezig`]);
  for (const column of ['Naam', 'NL', 'EN', 'FR', 'DE', 'Koppelingen', 'Gepubliceerd', 'Gepubliceerd op']) {
    await expect(list.table.getByRole('columnheader', { name: column }).first()).toBeVisible();
  }
  await expect(list.rows.first()).toContainText('1893–1917 · Ieper');
  await expect(list.rows.first()).toContainText('Afgewerkt');
  await page.getByRole('button', { name: 'Filteren op Nederlands' }).click();
  await page.getByRole('radio', { name: 'Begonnen' }).click();
  await page.keyboard.press('Escape');
  await expect(list.rows).toHaveCount(1);
  await expect(page).toHaveURL(/nl=IN_PROGRESS/);
  await list.act(`Odiel ${name} bezig`, `Verhaal van Odiel ${name} bezig verwijderen`);
  const question = page.getByRole('dialog', { name: /verwijderen\?$/ });
  await expect(question).toContainText('kan niet ongedaan worden gemaakt');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Niets voldoet aan uw zoekopdracht')).toBeVisible();
  await staff.open(`/personStories?text=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Odiel ${name} af`, exact: true }).click();
  await expect(staff.heading).toHaveText(`Verhaal van Odiel ${name} af`);
  await expect(page.locator('.breadcrumbs')).toContainText('Persoonlijke verhalen');
  await expect(page.getByRole('tab')).toHaveText([
    /Persoon/,
    /Teksten/,
    /Foto’s/,
    /Kenmerken/,
    /Sleutelverhaal/,
    /Koppelingen/,
    /Overzicht/,
  ]);
});

for (const language of lookedAt) {
  const tag = whereStaffReads(language);
  const colorScheme = language === 'nl' || language === 'en' ? 'light' : 'dark';
  test(`every tab of a story in ${language}, ${colorScheme}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag,
  }, async ({ staff, page }) => {
    test.slow();
    const t = await wordsIn(language);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const token = await staff.openAs('revisor', `/persons?lang=${language}`);
    const stories = new Stories(page, staff);
    const texts = { nl: done('Hij was smid.'), fr: { story_part_1: 'Il était' } };
    const { id } = await stories.make(token, newName(), {
      story_child_option: true,
      coupling_tags: ['gas'],
      story_text: texts,
    });
    const look = async (what: string) => {
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    for (const path of [
      '/personStories',
      '/personstories/permissions',
      ...['person', 'stories', 'pictures', 'qualifications', 'keystory', 'links', 'summary'].map(
        (tab) => `/personstories/${id}/edit?tab=${tab}`,
      ),
    ]) {
      await staff.goTo(path);
      await look(path);
    }
    await page.getByRole('button', { name: t('storyPreview.key') }).click();
    await expect(page.getByRole('img', { name: t('storyPreview.qr') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('storyEditor.publish'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('storyEditor.publishMuseum') }).click();
    await expect(stories.problems.first()).toBeVisible();
    await look('a refused publication');
  });
}

test('what is made for the first time takes no further letter until its own page has come, so that none is lost [S4]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.openAs('revisor', '/persons');
  const stories = new Stories(page, staff);
  const { person } = await stories.makePerson(token, newName());
  await staff.open(`/personstories/${person}/create`);
  await page.getByRole('combobox', { name: /^Gebeurtenis/ }).click();
  await page.getByRole('option', { name: /Ieper/ }).click();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await stories.save();
  await expect(page).toHaveURL(/\/personstories\/[0-9a-f-]{36}\/edit/);
  await expect(stories.field('Gemeente')).not.toBeEditable();
  arrive();
  await expect(stories.field('Gemeente')).toBeEditable();
  await stories.field('Gemeente').fill('Boezinge');
  await stories.save();
  await expect(page.getByText(/is bewaard/).last()).toBeVisible();
  await page.reload();
  await expect(stories.field('Gemeente')).toHaveValue('Boezinge');
});
