import { lookedAt, whereStaffReads } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';

const longName = 'van den Driessche de Ghellinck d’Elseghem-Vandenbroucke';

for (const language of lookedAt) {
  const tag = whereStaffReads(language);
  test(`contact persons and contact moments in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag,
  }, async ({ staff, page }) => {
    test.slow();
    const t = await wordsIn(language);
    const colorScheme = language === 'nl' || language === 'en' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (what: string) => {
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    const token = await staff.openAs('revisor', `/contact_persons?lang=${language}`);
    const lastName = `${longName} ${newName()}`;
    const contactPerson = { firstName: 'Marie-Josephine', lastName, email: `${'m'.repeat(60)}@museum.example` };
    const { id } = await staff.call<{ id: string }>('createContactPerson', { token, contactPerson });
    const event = { type: 'contact_moment', contactPersonId: id, contactMethod: 'post', start: '2026-05-04 10:00' };
    const transcript = `# ${longName}\n\n- ${'w'.repeat(120)}\n\n| a | b |\n|-|-|\n| c | d |`;
    const made = await staff.call<{ id: string }>('createContactPersonEvent', {
      token,
      event: { ...event, transcript },
    });

    for (const path of [
      '/contact_persons',
      '/contact_persons?text=zzyzx',
      '/contact_moments',
      `/contact_persons/${id}`,
    ]) {
      await staff.goTo(path);
      await look(path);
    }
    await staff.goTo(`/contact_moments/${made.id}`);
    await page.getByRole('button', { name: t('forms.markdown.preview'), exact: true }).click();
    await expect(page.locator('.markdown h3')).toBeVisible();
    await look('a moment with its preview');

    await staff.goTo('/contact_persons/create');
    await page.getByRole('textbox', { name: t('contacts.fields.lastName'), exact: true }).fill(longName);
    await expect(page.getByRole('region', { name: t('contactPages.similar') })).toBeVisible();
    await page.getByRole('textbox', { name: t('contacts.fields.email'), exact: true }).fill('x');
    await page.getByRole('button', { name: t('forms.save'), exact: true }).click();
    await expect(page.getByText(t('contacts.messages.saveFailed'))).toBeVisible();
    await look('a refused form with somebody alike');
  });
}
