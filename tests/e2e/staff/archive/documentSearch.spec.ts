import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Documents, scans } from './Documents.ts';

test('words that are typed are shown where they stand, marked in their sentence, and lead there [DOCUMENT-02, TAG-08]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const word = newName();
  const list = new List(page);
  const token = await staff.openAs('normal', '/documentation');
  await staff.call('createCollectionDocument', {
    token,
    document: {
      category: 'WEB',
      title: `Wolk ${word}`,
      url: 'https://example.org',
      description: 'Een groene wolk dreef over het veld.',
    },
  });
  const search = page.getByRole('searchbox', { name: 'Zoeken in deze lijst' });
  await search.fill(`veld ${word}`);
  const row = list.rows.filter({ hasText: word });
  await expect(row.locator('mark')).toHaveText([word, 'veld']);
  await expect(row).toContainText('Een groene wolk dreef over het veld.');
  // The box that is typed in stays where it is.
  await expect(search).toBeFocused();
  await search.fill(`"wolk groene" ${word}`);
  await expect(page.getByText('Geen resultaten')).toBeVisible();
  await search.fill(`"groene wolk" ${word}`);
  await row.getByRole('link').first().click();
  await expect(staff.heading).toHaveText(`Wolk ${word}`);
});

test('a page that was found opens with the words marked and the first of them in sight [DOCUMENT-02]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const word = newName();
  const token = await staff.openAs('normal', '/documentation');
  const documents = new Documents(staff);
  const id = await documents.make(token, `Schrift ${newName()}`);
  await documents.send(token, id, await scans(1));
  const lines = Array.from({ length: 120 }, (_, line) => `Regel ${line + 1} van de brief.`);
  const transcription = [...lines, `Een groene wolk ${word},`, 'zei hij.'].join('\n');
  await staff.call('updateCollectionDocumentElement', { token, documentId: id, index: 0, element: { transcription } });
  await page.getByRole('searchbox', { name: 'Zoeken in deze lijst' }).fill(`"groene wolk" ${word}`);
  await new List(page).rows.filter({ hasText: word }).getByRole('link').first().click();
  const marks = page.locator('.transcription mark');
  await expect(marks).toHaveText(['groene wolk', word]);
  await expect(marks.first()).toBeInViewport();
});
