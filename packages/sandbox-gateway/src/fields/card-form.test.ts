import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@headstock/test-browser';
import type { Browser, Frame, Page } from 'playwright-core';
import { createGateway } from '#sandbox-gateway/gateway.fixture.ts';
import { CARD_FORM_MESSAGES } from './messages.ts';
import { COLORS } from './theme.ts';

const tokens: { color: Record<'light' | 'dark', Record<string, string>> } = JSON.parse(
  await readFile(new URL('../../../ui/tokens.json', import.meta.url), 'utf8'),
);
const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

let gateway: Awaited<ReturnType<typeof createGateway>>;
let browser: Browser;
let shopUrl: string;
const shop = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://shop').search;
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><title>Shop</title><iframe title="Card" src="${gateway.url}/fields/card${query}"></iframe>
<script>window.received = []; addEventListener('message', (event) => received.push(event.data))</script>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const address = shop.address();
  shopUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  gateway = await createGateway({ PUBLIC_URL: shopUrl });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await gateway[Symbol.asyncDispose]();
  await new Promise((resolve) => shop.close(resolve));
});

async function openForm(locale: string, theme: string): Promise<{ page: Page; frame: Frame }> {
  const page = await browser.newPage({ locale });
  await page.goto(`${shopUrl}/?locale=${locale}&theme=${theme}&parent=${encodeURIComponent(shopUrl)}`);
  await page.waitForFunction(() => JSON.stringify(Reflect.get(window, 'received')).includes('card-ready'));
  const frame = page.frames()[1];
  if (!frame) throw new Error('The card form was not framed.');
  return { page, frame };
}

const submit = (page: Page, frame: Frame): Promise<void> =>
  page.evaluate(
    (origin) => document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'card-submit' }, origin),
    new URL(frame.url()).origin,
  );

async function messageOf(page: Page, type: string): Promise<unknown> {
  const handle = await page.waitForFunction((wanted) => {
    const received: { type: string }[] = Reflect.get(window, 'received');
    return received.find((message) => message.type === wanted);
  }, type);
  return handle.jsonValue();
}

it('has the colours of the design system', () => {
  for (const theme of ['light', 'dark'] as const) expect(tokens.color[theme]).toMatchObject(COLORS[theme]);
});

it('has the same messages in both languages', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value;
  expect(shape(CARD_FORM_MESSAGES.fr)).toEqual(shape(CARD_FORM_MESSAGES.en));
});

describe('the framed card form', () => {
  it.each(['light', 'dark'] as const)('has no accessibility violation in %s, also with errors', async (theme) => {
    const { page, frame } = await openForm('en', theme);
    await submit(page, frame);
    await messageOf(page, 'card-error');
    // The form is transparent: axe, inside the frame, needs the shop's background behind it.
    const ground = COLORS[theme].surface;
    await frame.evaluate((color) => document.documentElement.style.setProperty('background', color), ground);
    await frame.evaluate(axe);
    const violations = await frame.evaluate(async () => {
      const checker: { run: () => Promise<{ violations: { id: string }[] }> } = Reflect.get(window, 'axe');
      const result = await checker.run();
      return result.violations.map(({ id }) => id);
    });
    expect(violations.filter((id) => !['region', 'page-has-heading-one', 'landmark-one-main'].includes(id))).toEqual(
      [],
    );
    await page.close();
  });

  it('turns a typed card into a token for the parent', async () => {
    const { page, frame } = await openForm('en', 'light');
    await frame.getByLabel('Card number').pressSequentially('4242424242424242');
    await frame.getByLabel('Expiry date (MM/YY)').pressSequentially('1240');
    await frame.getByLabel('Security code').pressSequentially('123');
    expect(await frame.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await frame.getByLabel('Expiry date (MM/YY)').inputValue()).toBe('12/40');
    await submit(page, frame);
    expect(await messageOf(page, 'card-token')).toEqual({
      type: 'card-token',
      token: expect.stringMatching(/^tok_[0-9a-f]{32}$/),
      network: 'visa',
      last4: '4242',
    });
    expect(await messageOf(page, 'card-height')).toMatchObject({ height: expect.any(Number) });
    await page.close();
  });

  it('shows errors in French at their field, and focuses it', async () => {
    const { page, frame } = await openForm('fr', 'dark');
    await frame.getByLabel('Numéro de carte').fill('4242424242424241');
    await submit(page, frame);
    const problem = CARD_FORM_MESSAGES.fr.problems.number.invalid ?? '';
    expect(await messageOf(page, 'card-error')).toMatchObject({ message: problem });
    expect(await frame.locator('#number-error').textContent()).toBe(problem);
    expect(await frame.evaluate(() => document.activeElement?.id)).toBe('number');
    await page.close();
  });

  it('does not listen to its own window', async () => {
    const { page, frame } = await openForm('en', 'light');
    await frame.evaluate(() => window.postMessage({ type: 'card-submit' }, '*'));
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))).not.toContain('card-error');
    await page.close();
  });

  it('is framed by the shop alone', async () => {
    const response = await gateway.get(`/fields/card?parent=${encodeURIComponent(shopUrl)}`);
    expect(response.headers.get('content-security-policy')).toContain(
      `frame-ancestors http://localhost:${new URL(shopUrl).port} ${shopUrl}`,
    );
    expect((await gateway.get('/fields/card?parent=https://evil.test')).status).toBe(400);
    expect((await gateway.get('/fields/card')).status).toBe(400);
  });
});
