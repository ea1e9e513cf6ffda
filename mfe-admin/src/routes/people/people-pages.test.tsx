/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { account, details, done, open, roles } from './people-pages.fixture.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const person = (id: string, displayName: string) => ({ id, displayName, email: `${id}@example.com` });
const preview = {
  kept: person('a1', 'Ada Moreau'),
  closed: person('b2', 'A. Moreau'),
  parts: [{ title: 'Orders, bought and sold', movedCount: 3, stayingCount: 1, reason: 'A cart stays.' }],
  obstacles: [],
  credits: { amountCents: 2_500 },
  cardCount: 1,
  gainedRights: ['isPrivateSeller'],
};
const found = {
  totalCount: 1,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: [{ node: { ...account, id: 'b2', displayName: 'A. Moreau' } }],
};
const mergeAnswers = {
  AdminAccounts: { accounts: found },
  AdminMergePreview: { accountMergePreview: { ...done, preview } },
};

describe('/admin/accounts/{id}/merge', () => {
  it('finds the other account, says what moves and what stays, and merges for a reason', async () => {
    const { user, sent, told, router } = await open('/admin/accounts/a1/merge', {
      ...mergeAnswers,
      AdminAccountMerge: { accountMerge: done },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Merge Ada Moreau with another account' });
    await user.type(within(drawer).getByLabelText('The person’s other account'), 'moreau{Enter}');
    await user.click(await within(drawer).findByRole('radio', { name: /A. Moreau/ }));
    expect(await within(drawer).findByText('A cart stays.')).toBeTruthy();
    expect(within(drawer).getByText(/Store credit of/).textContent).toContain('$25.00');
    expect(within(drawer).getByText('Ada Moreau may sell as a private person from then on.')).toBeTruthy();
    const merge = within(drawer).getByRole('button', { name: 'Merge, and close b2@example.com' });
    await user.click(merge);
    expect(await within(drawer).findByText('Please give a reason.')).toBeTruthy();
    expect(sent('AdminAccountMerge')).toEqual([]);
    await user.type(within(drawer).getByLabelText(/^Reason/), 'Same person');
    await user.click(merge);
    await waitFor(() => expect(told).toEqual(['The accounts were merged']));
    expect(sent('AdminAccountMerge')).toEqual([{ keptId: 'a1', closedId: 'b2', reason: 'Same person' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/accounts/a1'));
  });

  it('offers nothing while something stands in the way, and names it', async () => {
    const obstacles = [{ kind: 'sku', message: 'Both accounts use one SKU.' }];
    await open('/admin/accounts/a1/merge?find=moreau&with=b2', {
      ...mergeAnswers,
      AdminMergePreview: { accountMergePreview: { ...done, preview: { ...preview, parts: [], obstacles } } },
    });
    expect(await screen.findByText('Both accounts use one SKU.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Merge, and close/ })).toBeNull();
  });

  it('keeps the other account where that is chosen', async () => {
    const { user, sent } = await open('/admin/accounts/a1/merge?find=moreau&with=b2', mergeAnswers);
    const keep = await screen.findByRole('group', { name: 'Which account stays' });
    await user.click(within(keep).getByRole('radio', { name: /A. Moreau/ }));
    await waitFor(() => expect(sent('AdminMergePreview').at(-1)).toEqual({ keptId: 'b2', closedId: 'a1' }));
  });

  it('is undone for a reason', async () => {
    const merges = [
      {
        id: 'm1',
        kept: person('a1', 'Ada Moreau'),
        closed: person('b2', 'A. Moreau'),
        mergedBy: null,
        reason: 'Same',
        mergedAt: '2026-11-20T18:00:00Z',
        reversibleUntil: '2026-12-20T18:00:00Z',
        reversedAt: null,
        isReversible: true,
      },
    ];
    const { user, sent } = await open('/admin/accounts/a1', {
      AdminAccountDetails: { accountDetails: { ...details, merges } },
      AdminAccountMergeReverse: {
        accountMergeReverse: { success: false, message: 'It is too late.', code: 'too-late' },
      },
    });
    await user.click(screen.getByRole('link', { name: 'Undo…' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'A mistake');
    await user.click(screen.getByRole('button', { name: 'Undo the merging' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It is too late.');
    expect(sent('AdminAccountMergeReverse')).toEqual([{ id: 'm1', reason: 'A mistake' }]);
  });
});

describe('/admin/accounts/{id}', () => {
  it('shows who it is, what belongs to them and what happened', async () => {
    await open('/admin/accounts/a1');
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Moreau' })).toBeTruthy();
    expect(screen.getByText('French')).toBeTruthy();
    expect(screen.getByText('$123.45')).toBeTruthy();
    expect(screen.getByText('Signed in')).toBeTruthy();
    expect(screen.getByText(/Account: rights changed · reason: Agreed/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the address book' }).getAttribute('href')).toBe(
      '/profile/settings/addresses?account=a1',
    );
  });

  it('offers no change to whoever may only read', async () => {
    await open('/admin/accounts/a1', {}, ['people:read']);
    expect(screen.queryByRole('link', { name: 'Change…' })).toBeNull();
    expect(screen.queryByRole('link', { name: /See the shop as/ })).toBeNull();
  });

  it('sends only what changed, with the reason', async () => {
    const { user, sent, told, where } = await open('/admin/accounts/a1/rights', {
      AdminAccountSetRights: { accountSetRights: { ...done, account } },
    });
    const drawer = await screen.findByRole('dialog', { name: 'What Ada Moreau may do' });
    await user.click(within(drawer).getByRole('checkbox', { name: 'Sells as a private person' }));
    await user.click(within(drawer).getByRole('button', { name: 'Save and tell them' }));
    expect(await within(drawer).findByText('Please give a reason.')).toBeTruthy();
    await user.type(within(drawer).getByLabelText(/^Reason/), 'Agreed on the phone');
    await user.click(within(drawer).getByRole('button', { name: 'Save and tell them' }));
    await waitFor(() => expect(told).toEqual(['Saved. The person is told by mail.']));
    expect(sent('AdminAccountSetRights')).toEqual([
      {
        id: 'a1',
        rights: { isPrivateSeller: true },
        reason: 'Agreed on the phone',
        expected: expect.objectContaining({ isPrivateSeller: false, isAdmin: false }),
      },
    ]);
    await waitFor(() => expect(where()).toBe('/admin/accounts/a1'));
  });

  it('keeps the back office closed to whoever does not manage the system', async () => {
    await open('/admin/accounts/a1/rights', {}, ['people:write']);
    const box = await screen.findByRole('checkbox', { name: 'Administrator' });
    expect(box).toHaveProperty('disabled', true);
  });

  it('does not begin to act without a reason, and says why it cannot', async () => {
    const refused = { success: false, message: 'Nobody can act as an administrator.', code: 'administrator' };
    const { user, sent } = await open('/admin/accounts/a1/act', {
      AdminImpersonationStart: { impersonationStart: refused },
    });
    const begin = await screen.findByRole('button', { name: 'Begin' });
    await user.click(begin);
    expect(await screen.findByText('Please give a reason.')).toBeTruthy();
    expect(sent('AdminImpersonationStart')).toEqual([]);
    await user.type(screen.getByLabelText(/^Reason/), 'A call');
    await user.click(begin);
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody can act as an administrator.');
    expect(sent('AdminImpersonationStart')).toEqual([{ accountId: 'a1', reason: 'A call' }]);
  });
});

describe('/admin/registrations', () => {
  it('lists applications and opens one with its evidence', async () => {
    const { user, where } = await open('/admin/registrations');
    await user.click(await screen.findByRole('link', { name: /Ada Moreau/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Application of Ada Moreau' });
    expect(where()).toBe('/admin/registrations/s1');
    expect(within(drawer).getByText('TN 42')).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: 'https://example.com/ada' }).getAttribute('rel')).toContain(
      'nofollow',
    );
  });

  it('denies with a reason from a template only', async () => {
    const { user, sent, told } = await open('/admin/registrations/s1', {
      AdminApplicationDecide: { sellerApplicationDecide: done },
    });
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('Please tell the applicant why.')).toBeTruthy();
    expect(sent('AdminApplicationDecide')).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Begin with a template'), 'photographs');
    await user.click(screen.getByRole('button', { name: 'Deny' }));
    await waitFor(() => expect(told).toEqual(['Denied. The applicant is told by mail.']));
    expect(sent('AdminApplicationDecide')).toEqual([
      { id: 's1', approve: false, reason: expect.stringContaining('photographs') },
    ]);
  });

  it('keeps what was typed when a template is chosen, and replaces a template by another', async () => {
    const { user } = await open('/admin/registrations/s1');
    const reason = await screen.findByRole('textbox', { name: /^What the applicant reads/ });
    const template = screen.getByLabelText('Begin with a template');
    await user.selectOptions(template, 'fit');
    await user.selectOptions(template, 'photographs');
    const photographs = reason.textContent;
    await user.clear(reason);
    await user.type(reason, 'Dear Ada, we talked on Monday.');
    await user.selectOptions(template, 'photographs');
    expect(reason.textContent).toBe(`Dear Ada, we talked on Monday.\n\n${photographs}`);
  });

  it('says that somebody was faster', async () => {
    const refused = { success: false, message: 'This application has been decided already.', code: 'decided' };
    const { user } = await open('/admin/registrations/s1', {
      AdminApplicationDecide: { sellerApplicationDecide: refused },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This application has been decided already.');
  });
});

describe('/admin/roles', () => {
  it('shows what each role may do, and leaves the owner’s alone', async () => {
    await open('/admin/roles');
    const counter = screen.getByRole('article', { name: 'Counter' });
    expect(within(counter).getByText(/Orders/).textContent).toBe('Orders: Change');
    expect(within(screen.getByRole('article', { name: 'Owner' })).queryByRole('link')).toBeNull();
  });

  it('saves a role with the version that was read', async () => {
    const { user, sent } = await open('/admin/roles/r1', { AdminStaffRoleSave: { staffRoleSave: done } });
    const people = await screen.findByRole('group', { name: 'People' });
    await user.click(within(people).getByRole('radio', { name: 'See' }));
    await user.click(screen.getByRole('button', { name: 'Save the role' }));
    await waitFor(() =>
      expect(sent('AdminStaffRoleSave')).toEqual([
        { id: 'r1', name: 'Counter', grants: ['orders:write', 'people:read'], version: 3 },
      ]),
    );
  });

  it('takes over what somebody else changed meanwhile, keeps what is typed, and saves both', async () => {
    const [owner, counter] = roles;
    const theirs = { ...counter, name: 'Front desk', grants: ['orders:write', 'money:read'], version: 4 };
    const refused = { ...done, success: false, code: 'changed', message: 'Look at it again.' };
    let isRefused = false;
    const { user, sent } = await open('/admin/roles/r1', {
      AdminStaffRoles: () => ({ staffRoles: [owner, isRefused ? theirs : counter] }),
      AdminStaffRoleSave: () => {
        const answer = isRefused ? done : refused;
        isRefused = true;
        return { staffRoleSave: answer };
      },
    });
    await user.click(within(await screen.findByRole('group', { name: 'People' })).getByRole('radio', { name: 'See' }));
    await user.click(screen.getByRole('button', { name: 'Save the role' }));
    const money = screen.getByRole('group', { name: 'Money' });
    await waitFor(() => expect(within(money).getByRole('radio', { name: 'See' })).toHaveProperty('checked', true));
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Front desk');
    expect(screen.getByText('Look at it again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save the role' }));
    const both = { id: 'r1', name: 'Front desk', grants: ['orders:write', 'people:read', 'money:read'], version: 4 };
    await waitFor(() => expect(sent('AdminStaffRoleSave')).toContainEqual(both));
  });
});

it('hides pages that the role does not allow', async () => {
  await open('/admin/roles', {}, ['system:read']);
  const nav = screen.getByRole('navigation', { name: 'Back office' });
  expect(within(nav).queryByRole('link', { name: 'Accounts' })).toBeNull();
  expect(within(nav).queryByRole('link', { name: 'Roles' })).toBeNull();
  expect(within(nav).getByRole('link', { name: 'Audit log' })).toBeTruthy();
});
