/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GraphQLClientProvider, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import inventoryTexts from '#mfe-admin/messages/inventory.en.json' with { type: 'json' };
import intakeTexts from '#mfe-admin/messages/intake.en.json' with { type: 'json' };
import serialsTexts from '#mfe-admin/messages/serials.en.json' with { type: 'json' };
import { emptyIntake, type IntakeDraft } from './intake-draft.model.ts';
import { IntakeForm } from './intake-form.tsx';
import type { IntakeStore } from './intake-store.ts';

const rules = {
  holdRules: [
    {
      id: 'r1',
      place: '*',
      deal: 'PURCHASE',
      days: 30,
      source: 'Nobody wrote it down',
      updatedAt: '2026-11-01T00:00:00Z',
      version: 1,
    },
    {
      id: 'r2',
      place: 'Nashville, TN',
      deal: 'PURCHASE',
      days: 15,
      source: 'Code 7',
      updatedAt: '2026-11-01T00:00:00Z',
      version: 1,
    },
  ],
  dealTerms: [
    {
      deal: 'PURCHASE',
      version: 4,
      textEn: 'I sell this.',
      textFr: 'Je le vends.',
      publishedAt: '2026-11-01T00:00:00Z',
    },
  ],
} as const;
const categories = [{ id: 'c', slug: 'mandolins', title: 'Mandolins', types: [{ slug: 'f-style', title: 'F style' }] }];

const complete = (more: Partial<IntakeDraft> = {}): IntakeDraft => ({
  ...emptyIntake('Nashville, TN'),
  deal: 'PURCHASE',
  brand: 'Gibson',
  kind: 'mandolins/f-style',
  personName: 'Jane Doe',
  personAddress: '1 Main St',
  idKind: 'PASSPORT',
  idNumber: 'X1',
  paid: '900',
  termsVersion: 4,
  signedName: 'Jane Doe',
  signedAt: '2026-11-26T12:00:00.000Z',
  ...more,
});

function open(first: IntakeDraft, receive: Answers[string]) {
  const kept = new Map<string, IntakeDraft>();
  const store: IntakeStore = {
    read: async () => [...kept.values()],
    save: async (draft) => {
      kept.set(draft.requestId, draft);
    },
    remove: async (draft) => {
      kept.delete(draft.requestId);
    },
    savePicture: async () => undefined,
    picture: async () => null,
    removePicture: async () => undefined,
  };
  const { client, calls } = createFakeGraphQLClient({ AdminIntakeReceive: receive });
  render(
    <GraphQLClientProvider value={client}>
      <IntlProvider locale="en" messages={{ ...inventoryTexts, ...intakeTexts, ...serialsTexts }}>
        <MemoryRouter>
          <IntakeForm first={first} store={store} rules={rules} categories={categories} />
        </MemoryRouter>
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  return { user: userEvent.setup(), calls, kept };
}

const taken = {
  intakeReceive: { success: true, message: null, code: null, field: null, intake: { id: 'i', listingId: 'l1' } },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('an intake at the bench', () => {
  it('leads to the first step that misses something, and sends nothing', async () => {
    const { user, calls } = open(complete({ personAddress: '' }), taken);
    await user.click(screen.getByRole('button', { name: /6\. Signature/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('textbox', { name: 'Address' })).toBeTruthy();
    expect(screen.getByText('Please type something')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('says how long the law of the place keeps it', async () => {
    const { user } = open(complete(), taken);
    await user.click(screen.getByRole('button', { name: /4\. Deal/ }));
    expect(screen.getByText('It cannot be sold for 15 days. Code 7')).toBeTruthy();
  });

  it('keeps everything while the network is dead, and sends the same request once it is back', async () => {
    let isDead = true;
    const draft = complete();
    const { user, calls, kept } = open(draft, () => {
      if (isDead) throw new TransportError('gone', 0);
      return taken;
    });
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'F-5');
    await user.click(screen.getByRole('button', { name: /6\. Signature/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    await waitFor(() => expect(kept.get(draft.requestId)?.model).toBe('F-5'));
    isDead = false;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
    });
    expect((await screen.findByRole('link', { name: 'Go on with the listing' })).getAttribute('href')).toBe(
      '/profile/selling/listings/l1',
    );
    expect(calls).toHaveLength(2);
    expect(calls.map(({ variables }) => variables)).toEqual([
      { intake: expect.objectContaining({ requestId: draft.requestId, paidCents: 90_000 }) },
      { intake: expect.objectContaining({ requestId: draft.requestId, paidCents: 90_000 }) },
    ]);
    expect(kept.size).toBe(0);
  });

  it('shows a refusal at its field', async () => {
    const refused = {
      success: false,
      message: 'It is on the list.',
      code: 'watched',
      field: 'personName',
      intake: null,
    };
    const { user } = open(complete(), { intakeReceive: refused });
    await user.click(screen.getByRole('button', { name: /6\. Signature/ }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name).toHaveProperty('value', 'Jane Doe');
  });
});
