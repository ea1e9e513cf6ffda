/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { details, open } from './people-pages.fixture.tsx';

afterEach(cleanup);

describe('a lost second step', () => {
  const reset = {
    id: 't1',
    state: 'WAITING',
    removesPasskeys: true,
    confirmedAt: '2026-11-01T18:00:00Z',
    dueAt: '2126-11-04T18:00:00Z',
    decidedAt: null,
    decidedBy: null,
    reason: null,
    closedAt: null,
    version: 1,
    isDue: false,
  };
  const withReset = { AdminAccountDetails: { accountDetails: { ...details, twoStepResets: [reset] } } };
  const decided = (code: string | null) => ({
    AdminTwoStepResetDecide: { twoStepResetDecide: { success: code === null, message: code && 'Not so.', code } },
  });

  it('stands at the account, and is decided by who has the grant of its own alone', async () => {
    await open('/admin/accounts/a1', withReset);
    expect(await screen.findByText('The passkeys are to go, too.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Decide' })).toBeNull();
    cleanup();
    await open('/admin/accounts/a1', withReset, ['people:read', 'security:write']);
    const link = await screen.findByRole('link', { name: 'Decide' });
    expect(link.getAttribute('href')).toBe('/admin/accounts/a1/two-step-resets/t1');
  });

  it('is switched off for a reason, which stays typed when somebody was faster', async () => {
    const grants = ['people:read', 'security:write'];
    const { user, sent } = await open(
      '/admin/accounts/a1/two-step-resets/t1',
      { ...withReset, ...decided('changed') },
      grants,
    );
    await user.click(await screen.findByRole('radio', { name: /Switch two-step sign-in off/ }));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('Please give a reason.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Reason/), 'Called back');
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('Not so.')).toBeTruthy();
    expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'Called back');
    expect(sent('AdminTwoStepResetDecide')).toEqual([
      {
        id: 't1',
        approve: true,
        reason: 'Called back',
        version: 1,
      },
    ]);
  });
});
