import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { openWebhooks, type Webhooks } from './webhooks.fixture.ts';

let hooks: Webhooks;
beforeAll(async () => {
  hooks = await openWebhooks();
});
afterAll(() => hooks.close());
beforeEach(async () => {
  hooks.receiver.received.length = 0;
  await hooks.resetLimits();
  await hooks.db.deleteFrom('webhook_endpoints').execute();
  await hooks.db.deleteFrom('domain_events').execute();
});

describe('a secret', () => {
  it('needs a recent sign-in of whoever makes it', async () => {
    const { id, version } = await hooks.subscribe('/ok');
    const sessions = hooks.db.updateTable('sessions').where('account_id', '=', hooks.shop.houseId);
    await sessions.set({ authenticated_at: new Date(Date.now() - 11 * 60_000) }).execute();
    const rotate = () => hooks.send(`webhookRotateSecret(id: "${id}", version: ${version})`, 'secret');
    expect(await rotate()).toMatchObject({ code: 'reauthentication-required', secret: null });
    expect(
      await hooks.send(
        `webhookCreate(name: "n", url: "${hooks.receiver.link('/ok')}", kinds: ["order.placed"])`,
        'secret',
      ),
    ).toMatchObject({ code: 'reauthentication-required', secret: null });
    await sessions.set({ authenticated_at: new Date() }).execute();
    expect(await rotate()).toMatchObject({ success: true });
  });

  it('that cannot be opened fails ten times like any other, says so, and is mended by a new one', async () => {
    const { id } = await hooks.subscribe('/ok');
    await hooks.placeOrder(hooks.api.visitor());
    const sealed = (await hooks.endpoint(id))?.secret ?? '';
    await hooks.db
      .updateTable('webhook_endpoints')
      .set({ secret: `${sealed.slice(0, -4)}AAAA` })
      .where('id', '=', id)
      .execute();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await hooks.work();
      await hooks.passTime();
    }
    expect(hooks.receiver.received).toHaveLength(0);
    const [delivery] = await hooks.deliveries(id);
    expect(delivery).toMatchObject({ state: 'FAILED', attempts: 10, last_fault: 'secret', claimed_until: null });
    const version = (await hooks.endpoint(id))?.version ?? 0;
    expect(await hooks.send(`webhookRotateSecret(id: "${id}", version: ${version})`)).toMatchObject({ success: true });
    await hooks.send(`webhookResend(deliveryIds: ["${delivery?.id}"])`);
    await hooks.work();
    expect((await hooks.deliveries(id)).map(({ state }) => state)).toEqual(['DELIVERED']);
  });
});

it('the kinds of events are there for whoever may read integrations, and for nobody else', async () => {
  const query = '{ webhookEventKinds }';
  expect((await run<{ webhookEventKinds: string[] }>(hooks.adminVisitor, query)).webhookEventKinds).toContain(
    'order.placed',
  );
  expect((await hooks.api.visitor().query(query)).errors).toBeDefined();
});
