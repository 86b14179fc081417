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

    const twin = await staff.call<{ id: string }>('createContactPerson', {
      token,
      contactPerson: { ...contactPerson, phone: '057 12 34 56', street: longName, notes: transcript },
    });

    for (const path of [
      '/contact_persons',
      `/contact_persons/doubles?text=${lastName.split(' ').at(-1)}`,
      '/contact_persons?text=zzyzx',
      '/contact_moments',
      `/contact_persons/${id}`,
    ]) {
      await staff.goTo(path);
      await look(path);
    }
    // A menu that names the record stays within the screen, however long the name is.
    await staff.goTo(`/contact_persons?text=${lastName.split(' ').at(-1)}`);
    await page.locator('.row-menu').first().click();
    for (const entry of await page.getByRole('menuitem').all()) await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await staff.sideways(), 'the menu of a row').toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');

    const history = page.getByRole('link', { name: t('historyPanel.open'), exact: true });
    for (const path of [`/contact_persons/${id}`, `/contact_moments/${made.id}`]) {
      await staff.goTo(path);
      await history.click();
      await expect(page.getByRole('dialog').getByText(t('history.kinds.created'))).toBeVisible();
      await look(`the history of ${path}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: t('forms.remove'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: lastName })).toContainText(t('contactPages.removeText'));
      await look(`the question before ${path} is removed`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }

    await staff.goTo(`/contact_persons?open=merge~${twin.id}.${id}`);
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await look('two who are compared');
    await page.keyboard.press('Escape');
    await staff.call('mergeContactPersons', { token, idA: id, idB: twin.id, reason: longName });
    await staff.open(`/contact_persons/${id}?lang=${language}`);
    await expect(page.getByRole('region', { name: t('recordMerges.done') })).toBeVisible();
    await look('what became part of somebody');
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

  test(`the recorder, retention and somebody’s data in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, {
    tag,
  }, async ({ staff, page }) => {
    test.slow();
    const t = await wordsIn(language);
    const colorScheme = language === 'nl' || language === 'en' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (what: string) => {
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    const account = `opnemer-${newName().toLowerCase()}`;
    await staff.makeAccount(account, 'admin');
    const token = await staff.openAs(account, `/record_contact_moment?lang=${language}`);
    await look('the recorder without a moment');
    const lastName = `${longName} ${newName()}`;
    const email = `${newName().repeat(4).toLowerCase()}@museum.example`;
    const contactPerson = { firstName: 'Marie-Josephine', lastName, email };
    const { id } = await staff.call<{ id: string }>('createContactPerson', { token, contactPerson });
    await staff.goTo(`/contact_persons/${id}`);
    await look('a contact person, with who looked');
    await page.getByRole('button', { name: t('contactRecorder.start') }).click();
    await page.getByRole('menuitem', { name: t('contacts.methods.visit'), exact: true }).click();
    const transcript = page.getByRole('textbox', { name: t('contacts.fields.transcript') });
    await transcript.fill(`# ${longName}\n\n${'w'.repeat(120)}\n\n${'Zij vertelt. '.repeat(700)}`);
    await page.getByRole('button', { name: t('forms.markdown.preview'), exact: true }).click();
    await expect(page.locator('.markdown h3')).toBeVisible();
    await look('the recorder with a long text and its preview');
    await page.getByRole('button', { name: t('contactRecorder.discard'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: lastName })).toBeVisible();
    await look('the question before it is thrown away');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('contactRecorder.discard') })
      .click();
    await expect(page).toHaveURL(new RegExp(id));

    for (const path of ['/privacy/retention', '/personal_data/looks', `/personal_data?contact=${id}`]) {
      await staff.goTo(path);
      if (path.includes(id)) await expect(page.locator('.personal-held h2')).toContainText(lastName);
      await look(path);
    }
    await page.getByRole('textbox', { name: t('personalData.search.name') }).fill('Maes');
    await page.keyboard.press('Enter');
    await expect(page.locator('.personal-failed')).toBeVisible();
    await look('a word that is no name');
  });
}
