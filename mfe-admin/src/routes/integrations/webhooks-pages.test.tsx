/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const noPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const webhook = {
  id: 'w1',
  name: 'Books',
  url: 'https://books.example/hook',
  kinds: ['order.paid'],
  state: 'ACTIVE',
  disabledBecause: null,
  failingSince: null,
  formerSecretUntil: null,
  version: 3,
  createdAt: '2026-11-26T10:00:00.000Z',
  createdBy: { id: 'a1', displayName: 'Ada' },
  waitingCount: 0,
  failedCount: 2,
  lastDeliveredAt: null,
};
const list = { webhooks: [webhook] };
const done = { success: true, message: null, code: null };
const delivery = {
  id: 'd1',
  messageId: 'evt_1',
  kind: 'order.paid',
  subjectId: 'o1',
  occurredAt: '2026-11-26T10:00:00.000Z',
  endpointId: 'w1',
  endpointName: 'Books',
  state: 'FAILED',
  attemptCount: 10,
  createdAt: '2026-11-26T10:00:00.000Z',
  deliveredAt: null,
  nextAttemptAt: null,
  lastStatus: 500,
  lastFault: 'status',
  body: '{"type":"order.paid"}',
  attempts: [
    {
      position: 1,
      at: '2026-11-26T10:00:00.000Z',
      url: 'https://books.example/hook',
      durationMs: 120,
      status: null,
      fault: 'timeout',
      response: null,
    },
  ],
};
const deliveries = { webhookDeliveries: { totalCount: 1, pageInfo: noPage, edges: [{ node: delivery }] } };

describe('/admin/integrations/webhooks', () => {
  it('adds a webhook, shows its secret once, and says at the field what is wrong', async () => {
    const answers = [
      { success: false, message: 'Give an address that begins with https://.', code: 'url', secret: null },
      { ...done, secret: 'whsec_abc' },
    ];
    const { user, requests } = openAdmin('/admin/integrations/webhooks/new', {
      WebhooksAll: list,
      WebhooksCreate: () => ({ webhookCreate: answers.shift() }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Books');
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'https://127.0.0.1/');
    await user.click(screen.getByRole('button', { name: 'Add the webhook' }));
    expect(await screen.findByText('Choose at least one kind of event.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Order paid in full' }));
    await user.click(screen.getByRole('button', { name: 'Add the webhook' }));
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
    expect(address).toHaveProperty('value', 'https://127.0.0.1/');
    await user.clear(address);
    await user.type(address, 'https://books.example/');
    await user.click(screen.getByRole('button', { name: 'Add the webhook' }));
    expect(await screen.findByText('whsec_abc')).toBeTruthy();
    const asked = { name: 'Books', url: 'https://books.example/', kinds: ['order.paid'] };
    expect(requests()).toContainEqual(['WebhooksCreate', asked]);
  });

  it('says why the shop has switched one off, and switches it on with the version that was read', async () => {
    const off = { ...webhook, state: 'DISABLED', disabledBecause: 'GONE' };
    const { user, requests } = openAdmin('/admin/integrations/webhooks/w1', {
      WebhooksAll: list,
      WebhooksOne: { webhook: off },
      WebhooksUpdate: {
        webhookUpdate: { ...done, success: false, message: 'Somebody else has changed it.', code: 'changed' },
      },
    });
    expect(await screen.findByText(/It answered 410/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Send events' }));
    await user.click(screen.getByRole('button', { name: 'Save the webhook' }));
    expect(await screen.findByText('Somebody else has changed it.')).toBeTruthy();
    const asked = { id: 'w1', version: 3, name: 'Books', url: webhook.url, kinds: ['order.paid'], isActive: true };
    expect(requests()).toContainEqual(['WebhooksUpdate', asked]);
  });

  it('says below a form where the API does not answer, and keeps what is typed', async () => {
    const { user, calls } = openAdmin('/admin/integrations/webhooks/w1', {
      WebhooksAll: list,
      WebhooksOne: { webhook },
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, ' of May');
    await user.click(screen.getByRole('button', { name: 'Save the webhook' }));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'The shop did not answer, so this may have been saved all the same. Look, or try again in a moment.',
    );
    expect(name).toHaveProperty('value', 'Books of May');
    expect(calls.find((call) => call.name === 'WebhooksUpdate')).toMatchObject({ quiet: true });
  });

  it('makes a new secret after a second click, and replays what was missed', async () => {
    const { user, requests } = openAdmin('/admin/integrations/webhooks/w1', {
      WebhooksAll: list,
      WebhooksOne: { webhook },
      WebhooksRotate: { webhookRotateSecret: { ...done, secret: 'whsec_new' } },
      WebhooksReplay: { webhookReplay: { ...done, count: 4 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Replay them' }));
    expect(await screen.findByText('Say from when on.')).toBeTruthy();
    await user.type(screen.getByLabelText(/From/), '2026-11-20T08:00');
    await user.click(screen.getByRole('button', { name: 'Replay them' }));
    expect(await screen.findByText('4 messages are sent.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New secret' }));
    await user.click(screen.getByRole('button', { name: 'Make the secret' }));
    expect(await screen.findByText('whsec_new')).toBeTruthy();
    expect(requests()).toContainEqual(['WebhooksRotate', { id: 'w1', version: 3 }]);
  });

  it('keeps what is typed when the secret is made anew, and saves it over the version that this made', async () => {
    const versions = [webhook, { ...webhook, version: 4, url: 'https://by-ruth.example/' }];
    const { user, requests } = openAdmin('/admin/integrations/webhooks/w1', {
      WebhooksAll: list,
      WebhooksOne: () => ({ webhook: versions.shift() }),
      WebhooksRotate: { webhookRotateSecret: { ...done, secret: 'whsec_new' } },
      WebhooksUpdate: { webhookUpdate: done },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' of May');
    await user.click(screen.getByRole('checkbox', { name: 'Order shipped' }));
    await user.click(screen.getByRole('button', { name: 'New secret' }));
    await user.click(screen.getByRole('button', { name: 'Make the secret' }));
    await user.click(await screen.findByRole('button', { name: 'I have noted it' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', 'https://by-ruth.example/'),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Books of May');
    await user.click(screen.getByRole('button', { name: 'Save the webhook' }));
    const saved = { name: 'Books of May', url: 'https://by-ruth.example/', kinds: ['order.paid', 'order.shipped'] };
    await waitFor(() =>
      expect(requests()).toContainEqual(['WebhooksUpdate', { id: 'w1', version: 4, ...saved, isActive: true }]),
    );
  });
});

describe('/admin/integrations/deliveries', () => {
  it('is asked by message, state, event, webhook and day', async () => {
    const query = 'search=o1&state=FAILED&kind=order.paid&webhook=Books&at-from=2026-11-01';
    const { requests } = openAdmin(`/admin/integrations/deliveries?${query}`, { WebhookDeliveriesList: deliveries });
    const row = (await screen.findAllByRole('row'))[1];
    expect(row?.textContent).toContain('FailedStatus 500 · Not accepted');
    const filter = {
      search: 'o1',
      states: ['FAILED'],
      kinds: ['order.paid'],
      endpoint: 'Books',
      from: '2026-11-01',
      to: null,
    };
    expect(requests()[0]?.[1]).toMatchObject({ filter });
  });

  it('shows what was sent and answered, and sends it again', async () => {
    const { user, requests } = openAdmin('/admin/integrations/deliveries/d1', {
      WebhookDeliveriesList: deliveries,
      WebhookDeliveriesOne: { webhookDelivery: delivery },
      WebhookDeliveriesResend: { webhookResend: { ...done, count: 1 } },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Order paid in full' });
    expect(within(drawer).getByText('No answer within 10 seconds')).toBeTruthy();
    expect(within(drawer).getByText(/webhook-id: evt_1/)).toBeTruthy();
    await user.click(within(drawer).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(requests()).toContainEqual(['WebhookDeliveriesResend', { deliveryIds: ['d1'] }]));
  });
});
