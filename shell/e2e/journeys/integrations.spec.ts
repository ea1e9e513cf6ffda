import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn } from '#shell/e2e/support/accounts.ts';
import { placeByCard, readyToPay } from '#shell/e2e/support/prepare.ts';
import { expect, test } from '#shell/e2e/support/test.ts';

type Message = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A program on this machine that accepts webhooks. */
async function openReceiver() {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      messages.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  return { messages, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

function signatureOf(secret: string, { headers, body }: Message): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

test('a program reads the shop by a key, hears of an order by a webhook, and is sent it again', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const receiver = await openReceiver();
  const desk = await browser.newPage();
  await signIn(desk, 'admin');

  await desk.goto('/admin/integrations/api-keys/new');
  await desk.getByRole('textbox', { name: 'Name' }).fill('Journey');
  await desk.getByRole('group', { name: 'Integrations' }).getByRole('radio', { name: 'See' }).check();
  await desk.getByRole('button', { name: 'Make the key' }).click();
  const token = await desk.locator('output').innerText();
  // A program has no cookies of a browser.
  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const ask = async (query: string) => (await program.post('/graphql', { data: { query } })).json();
  expect(await ask('{ webhooks { name } }')).toMatchObject({ data: { webhooks: expect.any(Array) } });
  expect(await ask('{ accounts { totalCount } }')).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });

  await desk.goto('/admin/integrations/webhooks/new');
  await desk.getByRole('textbox', { name: 'Name' }).fill('Journey');
  await desk.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await desk.getByRole('checkbox', { name: 'Order placed' }).check();
  await desk.getByRole('button', { name: 'Add the webhook' }).click();
  const secret = await desk.locator('output').innerText();

  const order = await placeByCard(page, await readyToPay(page, 5_000));
  const mine = (): Message[] => receiver.messages.filter(({ body }) => body.includes(order.id));
  await expect.poll(() => mine().length, { timeout: 20_000 }).toBe(1);
  const [message] = mine();
  expect(message?.headers['webhook-signature']).toBe(message && signatureOf(secret, message));
  expect(JSON.parse(message?.body ?? '{}')).toMatchObject({ type: 'order.placed', data: { number: order.number } });

  await desk.goto(`/admin/integrations/deliveries?search=${order.id}`);
  await desk.getByRole('link', { name: 'Order placed' }).click();
  await desk.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => mine().map(({ headers }) => headers['webhook-id']), { timeout: 20_000 }).toHaveLength(2);
  expect(new Set(mine().map(({ headers }) => headers['webhook-id'])).size).toBe(1);

  await program.dispose();
  await desk.close();
  receiver.close();
});
