import { onlyWide } from '../screenTags.ts';
import { expect, test } from './staffApp.ts';

test('an arrow key that is pressed while a menu is still given its focus keeps what it reached [A2]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('normal', '/documentation');
  await page.getByRole('button', { name: 'Nieuw document' }).first().focus();
  // A busy computer: what is due at once comes, and what is due at once after it only half a second later.
  await page.evaluate(() => {
    const at = window.setTimeout.bind(window);
    let due = 0;
    let done = 0;
    const busy = (act: () => void, wait?: number) => {
      if (wait) return at(act, wait);
      due += 1;
      return at(
        () => {
          act();
          done += 1;
          document.body.dataset.waiting = `${due - done}`;
        },
        due > 1 ? 500 : 0,
      );
    };
    window.setTimeout = Object.assign(busy, window.setTimeout);
  });
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-waiting', '0');
  await expect(entries.nth(1)).toBeFocused();
});
