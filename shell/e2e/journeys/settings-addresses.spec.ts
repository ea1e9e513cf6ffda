import { checkAccessibility } from '@headstock/testing/accessibility';
import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const path = '/profile/settings/addresses';

test.describe('the address book', () => {
  test('takes, changes and deletes an address by the keyboard', async ({ page, message }) => {
    await signIn(page, 'private');
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toContain('private');
    await settle(page);
    await page.getByRole('link', { name: message('addressBook.add') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('addressBook.title.new'));
    await page.getByRole('button', { name: message('addressBook.save') }).press('Enter');
    await expect(page.getByText(message('address.fieldsRequired'))).toBeVisible();
    const field = (name: string) => page.getByLabel(message(`address.field.${name}`));
    await expect(field('firstName')).toBeFocused();
    await field('firstName').fill('Ada');
    await field('lastName').fill('Moreau');
    await field('line1').fill('12 Journey Lane');
    await field('city').fill('Portland');
    await page.getByLabel(message('address.region.state')).selectOption({ label: 'Oregon' });
    await field('postalCode').fill('97214');
    await field('postalCode').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('addressBook.title.list'));
    const card = page.getByRole('listitem').filter({ hasText: '12 Journey Lane' }).last();
    await expect(card).toContainText('Portland, OR 97214');

    await card.getByRole('link', { name: /^Edit/ }).press('Enter');
    await field('line1').fill('13 Journey Lane');
    await field('line1').press('Enter');
    const changed = page.getByRole('listitem').filter({ hasText: '13 Journey Lane' }).last();
    await changed.getByRole('button', { name: /^Delete/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: message('addressBook.deleteTitle') });
    await expect(dialog).toContainText(message('addressBook.deleteHint'));
    await dialog.getByRole('button', { name: message('addressBook.confirmDelete') }).click();
    await expect(page.getByText('13 Journey Lane')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await checkAccessibility(page)).toEqual([]);
  });

  test('of somebody else is no page for a customer', async ({ page, watch }) => {
    watch.allow(/404/);
    await signIn(page, 'buyer');
    const response = await page.goto(`${path}?account=00000000-0000-7000-8000-000000000000`);
    expect(response?.status()).toBe(404);
  });
});
