import type { Page } from '@playwright/test';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { monitorPage } from '@headstock/testing/page-monitor';
import { ask } from '../support/accounts.ts';
import { guest } from '../support/checkout.ts';
import type { MessageText } from '../support/messages.ts';
import { drawPhotographs } from '../support/photographs.ts';
import { placeByCard, readyToPay } from '../support/prepare.ts';
import { join } from '../support/visitors.ts';
import { expect, settle, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const OFFERED =
  '{ listings(filter: { category: ["electric-guitars"] }, first: 48) { nodes { item { id acceptingOffers requiresShipping localPickupOnly hasVariants retail { stockLevel } } } } }';

interface Offered {
  readonly listings: {
    readonly nodes: readonly {
      readonly item: {
        readonly id: string;
        readonly acceptingOffers: boolean;
        readonly requiresShipping: boolean;
        readonly localPickupOnly: boolean;
        readonly hasVariants: boolean;
        readonly retail: { readonly stockLevel: number };
      };
    }[];
  };
}

async function somethingToOffer(page: Page): Promise<string> {
  const { listings } = await ask<Offered>(page, OFFERED);
  const found = listings.nodes.find(
    ({ item }) =>
      item.acceptingOffers &&
      item.requiresShipping &&
      !item.localPickupOnly &&
      !item.hasVariants &&
      item.retail.stockLevel === 1,
  );
  if (!found) throw new Error('Nothing takes offers.');
  return found.item.id;
}

for (const language of ['en', 'fr'] as const) {
  const prefix = language === 'fr' ? '/fr' : '';
  test.describe(`an account without scripts, ${language}`, () => {
    test.use({ language });

    const press = (page: Page, message: MessageText, id: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: message(id), exact: true })
        .click();
    /** The link to the plain form of a page. */
    const toPlain = (page: Page) => page.getByRole('main').locator('noscript a[href*="/plain/"]').click();

    test('its details, password, notifications and addresses are changed by forms', async ({ page, message }) => {
      await page.goto(`${prefix}/faqs`);
      await join(page);
      await page.goto(`${prefix}/profile/settings/details`);
      await toPlain(page);
      const username = page.getByRole('textbox', { name: message('details.username') });
      await page.getByRole('textbox', { name: message('details.bio') }).fill('Plays slide.');
      await username.fill('no spaces');
      await press(page, message, 'details.save');
      await expect(username).toHaveAccessibleDescription(language === 'fr' ? /3 à 40/ : /3 to 40/);
      await expect(username).toHaveValue('no spaces');
      await expect(page.getByRole('textbox', { name: message('details.bio') })).toHaveValue('Plays slide.');
      await username.fill(`plain-${language}-${Date.now()}`);
      await press(page, message, 'details.save');
      await expect(page.getByText(message('plain.done'))).toBeVisible();

      await page.goto(`${prefix}/profile/settings/security`);
      await toPlain(page);
      const type = async (current: string, password: string, repeated: string): Promise<void> => {
        await page.getByLabel(message('security.currentPassword'), { exact: true }).fill(current);
        await page.getByLabel(message('security.newPassword'), { exact: true }).fill(password);
        await page.getByLabel(message('auth.confirmPassword'), { exact: true }).fill(repeated);
        await press(page, message, 'security.changePassword');
      };
      await type('a long password', 'spruce-top-and-bone', 'another');
      await expect(page.getByLabel(message('auth.confirmPassword'), { exact: true })).toHaveAccessibleDescription(
        message('plain.problem.passwords-differ'),
      );
      await type('a long password', 'spruce-top-and-bone', 'spruce-top-and-bone');
      await expect(page.getByText(message('plain.done'))).toBeVisible();

      await page.goto(`${prefix}/profile/settings/notifications`);
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
      await toPlain(page);
      const box = page.getByRole('main').getByRole('checkbox').first();
      await expect(box).toBeChecked();
      await box.uncheck();
      await press(page, message, 'plain.saveChoices');
      await expect(page.getByText(message('plain.done'))).toBeVisible();
      await expect(box).not.toBeChecked();

      await page.goto(`${prefix}/profile/settings/addresses`);
      await toPlain(page);
      const fill = async (region: string): Promise<void> => {
        await page.getByLabel(message('address.field.firstName'), { exact: true }).fill(guest.firstName);
        await page.getByLabel(message('address.field.lastName'), { exact: true }).fill(guest.lastName);
        await page.getByLabel(message('address.field.line1')).fill(guest.line1);
        await page.getByLabel(message('address.field.city')).fill(guest.city);
        await page.getByLabel(message('address.region.state')).selectOption(region);
        await page.getByLabel(message('address.field.postalCode')).fill(guest.postalCode);
        await press(page, message, 'addressBook.save');
      };
      await fill('OR');
      await expect(page.getByLabel(message('address.region.state'))).toHaveAccessibleDescription(/Tennessee/);
      await expect(page.getByLabel(message('address.field.line1'))).toHaveValue(guest.line1);
      await fill('TN');
      await expect(page).toHaveURL(/\/profile\/settings\/addresses$/);
      await expect(page.getByText(guest.line1)).toBeVisible();
    });

    test('an instrument is kept, compared, asked about its shipping, and offered for', async ({
      page,
      browser,
      message,
    }) => {
      await page.goto(`${prefix}/faqs`);
      const id = await somethingToOffer(page);
      await page.goto(`${prefix}/plain/item?id=${id}`);
      await press(page, message, 'plain.wishlist.add');
      await expect(page).toHaveURL(/\/sign-in\?next=%2Fplain%2Fitem%3Fid%3D/);
      await join(page);
      await page.goto(`${prefix}/plain/item?id=${id}`);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/shop\//);
      await toPlain(page);
      await expect(page).toHaveURL(/\/plain\/item\?id=/);
      const plain = page.url();

      await page.getByLabel(message('plain.shipping.postalCode')).fill('37201');
      await press(page, message, 'plain.shipping.ask');
      await expect(page.getByRole('main').locator('dd').first()).toBeVisible();
      await page.getByRole('link', { name: message('plain.compare') }).click();
      await expect(page).toHaveURL(/\/shop\/compare\?ids=/);

      await page.goto(plain);
      await press(page, message, 'plain.wishlist.add');
      await expect(page).toHaveURL(/\/wishlist$/);
      await press(page, message, 'wishlist.remove');
      await expect(page).toHaveURL(/\/wishlist$/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);

      await page.goto(plain);
      const amount = page.getByLabel(message('plain.offer.amount'));
      await page.getByLabel(message('plain.offer.message')).fill('Does it have its case?');
      await press(page, message, 'plain.offer.send');
      await expect(amount).toHaveAccessibleDescription(new RegExp(message('plain.problem.amount')));
      await expect(page.getByLabel(message('plain.offer.message'))).toHaveValue('Does it have its case?');
      await amount.fill('99999999');
      await press(page, message, 'plain.offer.send');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      // A browser with scripts shows the very same form.
      const context = await browser.newContext({
        javaScriptEnabled: true,
        storageState: await page.context().storageState(),
        viewport: { width: 375, height: 740 },
      });
      const other = await context.newPage();
      const watch = monitorPage(other);
      await other.goto(page.url());
      await settle(other);
      await checkAccessibility(other);
      expect(watch.problems()).toEqual([]);
      expect(await other.evaluate('document.documentElement.scrollWidth')).toBe(375);
      await context.close();
      await amount.fill('150.50');
      await press(page, message, 'plain.offer.send');
      await expect(page).toHaveURL(/\/profile\/buying\/offers$/);

      await page.goto(`${prefix}/profile/messages/new?about=item&id=${id}`);
      await toPlain(page);
      await press(page, message, 'messages.send');
      await expect(page.getByText(message('plain.problem.missing'))).toBeVisible();
      await page.getByRole('main').getByRole('textbox').fill('Is the neck straight?');
      await press(page, message, 'messages.send');
      await expect(page).toHaveURL(/\/profile\/messages\/[0-9a-z]{13}$/);
      await expect(page.getByText('Is the neck straight?')).toBeVisible();

      await toPlain(page);
      const text = page.getByRole('main').getByRole('textbox');
      const files = page.getByLabel(message('messages.attach'));
      const [picture] = await drawPhotographs(page, 1);
      await text.fill('Here is mine.');
      const odd = { name: 'neck.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') };
      await files.setInputFiles(picture ? [picture, odd] : [odd]);
      await press(page, message, 'messages.send');
      await expect(files).toHaveAccessibleDescription(/neck\.heic.*JPEG/);
      await expect(text).toHaveValue('Here is mine.');
      await expect(page.getByRole('checkbox', { name: 'view-0.png' })).toBeChecked();
      await press(page, message, 'messages.send');
      await expect(page).toHaveURL(/\/profile\/messages\/[0-9a-z]{13}$/);
      await expect(page.getByText('Here is mine.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('img', { name: 'view-0.png' })).toBeVisible();
    });

    test('members are told what works, keep what they press a heart on, write replies, and cancel an order', async ({
      page,
      message,
    }) => {
      await page.goto(`${prefix}/shop`);
      const [forMembers, forGuests] = [page.locator('.hs-scriptless-member'), page.locator('.hs-scriptless-guest')];
      await expect(forGuests).toBeVisible();
      await expect(forMembers).toBeHidden();
      await join(page);
      await page.goto(`${prefix}/shop`);
      await expect(forMembers).toBeVisible();
      await expect(forGuests).toBeHidden();
      await page.getByRole('main').locator('button.hs-heart').first().click();
      await expect(page).toHaveURL(/\/wishlist$/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

      await page.goto(`${prefix}/profile/settings/replies`);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await toPlain(page);
      const english = page.getByLabel(message('replies.textEn'), { exact: true });
      await english.fill('It is still here.');
      await press(page, message, 'replies.save');
      const title = page.getByRole('textbox', { name: message('replies.name'), exact: true });
      await expect(title).toHaveAccessibleDescription(message('plain.problem.missing'));
      await expect(english).toHaveValue('It is still here.');
      await title.fill('Still there');
      await press(page, message, 'replies.save');
      await expect(page.getByText(message('plain.done'))).toBeVisible();
      await page.getByRole('link', { name: 'Still there' }).click();
      await expect(english).toHaveValue('It is still here.');
      await press(page, message, 'replies.remove');
      await expect(page.getByRole('link', { name: 'Still there' })).toHaveCount(0);
      await page.getByLabel(message('replies.away.textEn'), { exact: true }).fill('On the road.');
      await page
        .getByLabel(message('replies.away.until'))
        .fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
      await press(page, message, 'replies.away.save');
      await press(page, message, 'replies.away.clear');
      await expect(page.getByText(message('plain.done'))).toBeVisible();

      const { id } = await placeByCard(page, await readyToPay(page, 2_000, false));
      await page.goto(`${prefix}/orders/${id}`);
      await toPlain(page);
      await press(page, message, 'plain.cancel.submit');
      await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
      await expect(page.getByText(message('order.state.CANCELLED'), { exact: true }).first()).toBeVisible();
      await page.goto(`${prefix}/plain/cancel?id=${id}`);
      await expect(page.getByText(message('plain.cancel.late'))).toBeVisible();
    });
  });
}
