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
const key = {
  id: 'k1',
  name: 'Stock sync',
  prefix: 'hsk_0a1b2c3d',
  state: 'ACTIVE',
  scopes: ['orders:write', 'people:read'],
  lostScopes: ['people:read'],
  createdBy: { id: 'a1', displayName: 'Ada' },
  createdAt: '2026-11-26T10:00:00.000Z',
  expiresAt: '2027-02-24T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  revokedBy: null,
};
const list = { apiKeys: { totalCount: 1, pageInfo: noPage, edges: [{ node: key }] } };
const done = { success: true, message: null, code: null };

describe('/admin/integrations/api-keys', () => {
  it('lists keys without their secrets, and says what their makers have lost', async () => {
    const { requests } = openAdmin('/admin/integrations/api-keys?state=ACTIVE&search=stock', { ApiKeysList: list });
    const row = (await screen.findAllByRole('row'))[1];
    expect(row?.textContent).toContain('Stock synchsk_0a1b2c3d…In use');
    expect(row?.textContent).toContain('Never');
    expect(
      within(row ?? document.body)
        .getByText('People: See')
        .closest('s'),
    ).toBeTruthy();
    const asked = { states: ['ACTIVE'], search: 'stock', first: 50, after: null, last: null, before: null };
    expect(requests()[0]).toEqual(['ApiKeysList', asked]);
  });

  it('makes a key and shows it once', async () => {
    const created = { ...done, token: 'hsk_0a1b2c3d_secret' };
    const { user, requests, where } = openAdmin('/admin/integrations/api-keys/new', {
      ApiKeysList: list,
      ApiKeysCreate: { apiKeyCreate: created },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Stock sync');
    await user.click(within(screen.getByRole('group', { name: 'Orders' })).getByRole('radio', { name: 'Change' }));
    await user.click(screen.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByText('hsk_0a1b2c3d_secret')).toBeTruthy();
    const asked = { name: 'Stock sync', scopes: ['orders:write'], days: 90 };
    expect(requests()).toContainEqual(['ApiKeysCreate', asked]);
    await user.click(screen.getByRole('button', { name: 'I have noted it' }));
    await waitFor(() => expect(where()).toBe('/admin/integrations/api-keys'));
    await waitFor(() => expect(screen.queryByText('hsk_0a1b2c3d_secret')).toBeNull());
  });

  it('says at the field why a key was not made, and keeps what was typed', async () => {
    const refused = { success: false, message: 'Give the key a name.', code: 'name', token: null };
    const { user } = openAdmin('/admin/integrations/api-keys/new', {
      ApiKeysList: list,
      ApiKeysCreate: { apiKeyCreate: refused },
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Odd');
    await user.click(screen.getByRole('button', { name: 'Make the key' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Give the key a name.')).toBeTruthy();
    expect(name).toHaveProperty('value', 'Odd');
  });

  it('says below the form where the API does not answer, and keeps what was typed', async () => {
    const { user } = openAdmin('/admin/integrations/api-keys/new', { ApiKeysList: list });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Stock sync');
    await user.click(screen.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'The shop did not answer, so this may have been saved all the same. Look, or try again in a moment.',
    );
    expect(name).toHaveProperty('value', 'Stock sync');
  });

  it('revokes a key after a second click, in French', async () => {
    const { user, requests } = openAdmin(
      '/admin/integrations/api-keys/k1',
      { ApiKeysList: list, ApiKeysOne: { apiKey: key }, ApiKeysRevoke: { apiKeyRevoke: done } },
      'fr',
    );
    await user.click(await screen.findByRole('button', { name: 'Révoquer' }));
    expect(requests().map(([name]) => name)).not.toContain('ApiKeysRevoke');
    await user.click(screen.getByRole('button', { name: 'Révoquer la clé' }));
    await waitFor(() => expect(requests()).toContainEqual(['ApiKeysRevoke', { id: 'k1' }]));
  });
});
