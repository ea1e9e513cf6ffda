import { demoAccount } from '@headstock/testing/demo-account';
import { ask, signIn } from '../support/accounts.ts';
import { choose, tabTo, typeInto } from '../support/keyboard.ts';
import { drawPhotographs } from '../support/photographs.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

test.setTimeout(240_000);

test('a seller writes, photographs, crops, orders and publishes a listing by keyboard alone', async ({
  page,
  message,
}) => {
  await signIn(page, 'pro');
  const { listingCreate } = await ask<{ listingCreate: { id: string } }>(
    page,
    'mutation { listingCreate(kind: INSTRUMENT) { id } }',
  );
  await page.goto(`/profile/selling/listings/${listingCreate.id}`);
  await settle(page);
  const model = `Keys ${Date.now().toString(36)}`;
  const field = (id: string) => page.getByLabel(message(`listingEditor.field.${id}`), { exact: true });
  const button = (id: string) => page.getByRole('button', { name: message(id), exact: true });
  const named = (id: string, position: number, count = 6) =>
    message(id).replace('{position}', String(position)).replace('{count}', String(count));

  await typeInto(page, field('brand'), 'Gibs');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('brand')).toHaveValue('Gibson');
  await typeInto(page, field('model'), model);
  await choose(page, field('category'), 'electric-guitars');
  await choose(page, field('type'), 'solid-body');
  await typeInto(page, field('yearFrom'), '1964');
  await typeInto(page, field('finish.en'), 'Cardinal red');
  await choose(page, field('finishFamily'), 'red');
  await tabTo(page, page.locator('input[name="condition"]'));
  const grade = page.locator('input[name="condition"][value="VERY_GOOD"]');
  for (let press = 0; press < 8 && !(await grade.isChecked()); press++) await page.keyboard.press('ArrowDown');
  await expect(grade).toBeChecked();
  await choose(page, page.getByRole('row', { name: /^Tuners/ }).getByRole('combobox'), 'replaced');
  const description = page.getByRole('textbox', { name: message('listingEditor.field.description'), exact: true });
  await typeInto(
    page,
    description,
    'It was written about with nothing but the keys of a keyboard, and it reads no worse.',
  );

  // Awaited before there is one: the browser is told of the waiting first.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('#photographs input[type="file"]').first());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await drawPhotographs(page, 6));
  await expect(page.getByRole('button', { name: named('photographs.move', 6) })).toBeVisible({ timeout: 120_000 });

  const pictures = page.getByRole('list', { name: message('photographs.list') }).locator('img');
  const cover = await pictures.first().getAttribute('src');
  await tabTo(page, page.getByRole('button', { name: named('photographs.move', 1) }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: named('photographs.move', 2) })).toBeFocused();
  expect(await pictures.nth(1).getAttribute('src')).toBe(cover);
  await tabTo(page, page.getByRole('button', { name: named('photographs.edit', 2) }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, button('photographs.turn'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: message('photographs.handle.e') }));
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft');
  await tabTo(page, button('photographs.save'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: named('photographs.edit', 2) })).toBeFocused();
  expect(await pictures.nth(1).getAttribute('src')).not.toBe(cover);

  await typeInto(page, field('priceCents'), '5250');
  await typeInto(page, field('shippingGrams'), '7.5');
  await tabTo(page, button('listingEditor.action.PUBLISH'), { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: message('listingEditor.action.PUBLISH') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(message('listings.state.LISTING_ACTIVE'), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  // What is changed on the shop is shown before it is published again, and Escape leaves it.
  await typeInto(page, field('priceCents'), '5100');
  const publish = button('listingEditor.action.PUBLISH');
  await expect(publish).toBeVisible();
  await tabTo(page, publish, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('$5,100')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: message('listingEditor.action.PUBLISH') }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a member signs in and writes a message by keyboard alone', async ({ page, message }) => {
  const { email, password } = demoAccount('buyer');
  await page.goto('/shop');
  await settle(page);
  await tabTo(page, page.getByRole('button', { name: 'Login/Register' }));
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Login/Register' });
  await expect(login).toBeVisible();
  const address = login.getByLabel('Email address');
  if (!(await address.evaluate((input) => input === document.activeElement))) await tabTo(page, address);
  await page.keyboard.type(email);
  await typeInto(page, login.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden(workProof);

  await page.goto('/profile/messages');
  await settle(page);
  await tabTo(page, page.getByRole('main').locator('a[href*="/profile/messages/"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/messages\/[0-9a-z]{13}$/);
  const text = `Written by keyboard, ${Date.now().toString(36)}`;
  await typeInto(page, page.getByRole('textbox', { name: /^Write to/ }), text);
  await tabTo(page, page.getByRole('button', { name: message('messages.send'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
});
