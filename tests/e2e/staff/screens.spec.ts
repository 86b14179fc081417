import { lookedAt, whereStaffReads } from '../screenTags.ts';
import { expect, test } from './staffApp.ts';
import { emailOf, newAccount } from './users/Users.ts';
import { wordsIn } from './words.ts';

const longName = 'Jan-Baptist Vandenbroucke-Desmet van den Driessche de Ghellinck';

for (const language of lookedAt) {
  const tag = whereStaffReads(language);
  test(`lists, forms and panels in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, { tag }, async ({
    staff,
    page,
  }) => {
    test.slow();
    const t = await wordsIn(language);
    const colorScheme = language === 'nl' || language === 'en' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (what: string) => {
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    const token = await staff.openAs('admin', `/users?lang=${language}`);
    const account = newAccount('look');
    const { id, version } = await staff.call<{ id: string; version: number }>('createUser', {
      token,
      user: { type: 'read-be-soldiers', account, email: emailOf(account), name: longName },
    });

    for (const path of [`/users?text=${account}`, '/users/mails', '/changes', '/persons', '/persons?text=zzyzx']) {
      await staff.goTo(path);
      await look(path);
    }
    await staff.goTo('/persons');
    await page.getByRole('button', { name: t('lists.view') }).click();
    await expect(page.getByRole('radio', { name: '25' })).toBeVisible();
    await look('the view of a list');

    await staff.goTo('/users?open=create');
    await page.getByRole('button', { name: t('accounts.invite'), exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await look('a refused form');
    for (const panel of [`edit~${id}`, `sessions~${id}`, `history~${id}`]) {
      await staff.goTo(`/users?open=${panel}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(panel);
    }
    await staff.call('removeUser', { token, id, version });
  });
}
