/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

afterEach(cleanup);

const feedback = {
  id: 'f1',
  side: 'BUYER',
  stars: 1,
  text: 'A thief!',
  author: 'A. M.',
  createdAt: '2026-11-20T18:00:00Z',
  answer: null,
  item: null,
  moderation: {
    subjectId: 'a1',
    subject: 'Maya Lind',
    orderId: 'o1',
    orderNumber: 'H123456',
    hiddenAt: null,
    hiddenReason: null,
    reports: [{ reason: 'INSULT', details: 'Not true.', createdAt: '2026-11-21T18:00:00Z' }],
  },
};
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
const done = { success: true, message: null, code: null };
const answers = {
  AdminReportedFeedback: { reportedFeedback: { totalCount: 1, pageInfo, edges: [{ node: feedback }] } },
  AdminFeedback: { moderatedFeedback: feedback },
};

describe('reported feedback', () => {
  it('is hidden with a reason, which is asked for at its field', async () => {
    const { user, calls } = openAdmin('/admin/content/feedback/f1', {
      ...answers,
      AdminFeedbackHide: ({ reason }: { readonly reason: string }) => ({
        feedbackHide: reason === '' ? { success: false, message: 'Say why.', code: 'reason' } : done,
      }),
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Feedback about Maya Lind' }));
    expect(drawer.getByText('Not true.')).toBeTruthy();
    await user.click(drawer.getByRole('button', { name: 'Hide it' }));
    const reason = drawer.getByLabelText('Why it is hidden');
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    await user.type(reason, 'An insult.');
    await user.click(drawer.getByRole('button', { name: 'Hide it' }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'AdminFeedbackHide').map(({ variables }) => variables)).toEqual([
        { id: 'f1', reason: '' },
        { id: 'f1', reason: 'An insult.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays where somebody decides so, and what is hidden is asked for by its filter', async () => {
    const { user, calls } = openAdmin('/admin/content/feedback/f1?state=hidden', {
      ...answers,
      AdminFeedbackShow: { feedbackShow: done },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave it, close the reports' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lists = calls.filter(({ name }) => name === 'AdminReportedFeedback');
    expect(lists[0]?.variables).toMatchObject({ hidden: true });
    expect(calls.some(({ name }) => name === 'AdminFeedbackShow')).toBe(true);
  });
});
