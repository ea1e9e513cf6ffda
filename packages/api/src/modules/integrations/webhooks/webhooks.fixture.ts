import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { deliverWebhooks } from './deliver.ts';
import { fanOutEvents } from './fan-out.ts';
import { openReceiver } from './receiver.fixture.ts';
import { webhookContextOf } from './webhook-settings.ts';

/** What mutations about webhooks answer. */
export type Answer = {
  success: boolean;
  code: string | null;
  secret?: string | null;
  count?: number | null;
  deliveryId?: string | null;
  webhook?: { id: string; version: number; state: string } | null;
};

const SECRET = 'success message code secret webhook { id version state }';

/** A shop, a receiver, and what tests about webhooks do with both. */
export async function openWebhooks() {
  const harness = await openApiHarness();
  const receiver = await openReceiver();
  const { db, api } = harness;
  const admin = await harness.admin();
  const context = webhookContextOf(api.services);

  /** Runs a mutation about webhooks; `fields` are beside success and code. */
  async function send(operation: string, fields = '', visitor: TestVisitor = admin): Promise<Answer> {
    const { result } = await run<{ result: Answer }>(
      visitor,
      `mutation { result: ${operation} { success message code ${fields} } }`,
    );
    return result;
  }

  /** A webhook to a path of the receiver. */
  async function subscribe(path: string, kinds: readonly string[] = ['order.placed']) {
    const quoted = kinds.map((kind) => `"${kind}"`).join(', ');
    const { result } = await run<{ result: Answer }>(
      admin,
      `mutation { result: webhookCreate(name: "Books ${path}", url: "${receiver.link(path)}", kinds: [${quoted}]) { ${SECRET} } }`,
    );
    if (!result.webhook || !result.secret) throw new Error(result.code ?? 'There is no webhook.');
    return { ...result.webhook, secret: result.secret };
  }

  /** Hands on what happened, and sends what is due; gives how many attempts were made. */
  async function work(other = context): Promise<number> {
    await fanOutEvents(db);
    return deliverWebhooks(other);
  }

  /** Lets the time of the next attempts come. */
  const passTime = () =>
    db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('state', '=', 'WAITING')
      .execute();

  const deliveries = (endpointId: string) =>
    db.selectFrom('webhook_deliveries').selectAll().where('endpoint_id', '=', endpointId).orderBy('id').execute();
  const endpoint = (id: string) =>
    db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    ...harness,
    receiver,
    adminVisitor: admin,
    context,
    send,
    subscribe,
    work,
    passTime,
    deliveries,
    endpoint,
    close: async (): Promise<void> => {
      await receiver.close();
      await harness.close();
    },
  };
}

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;
