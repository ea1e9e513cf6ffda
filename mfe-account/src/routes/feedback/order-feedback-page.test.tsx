/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const written = (change = {}) => ({
  id: 'f-1',
  stars: 4,
  asDescribed: 5,
  packing: null,
  communication: null,
  shipping: null,
  text: 'Rings <b>well</b>.',
  author: 'A. M.',
  createdAt: '2026-11-20T18:00:00Z',
  answer: null,
  ...change,
});
const order = (change = {}) => ({
  orderId: 'o-1',
  number: 'HS-1',
  side: 'BUYER',
  counterpart: 'Ada Moreau',
  closesAt: '2100-01-01T18:00:00Z',
  obstacle: null,
  item: null,
  own: null,
  other: null,
  ...change,
});
const open = (change = {}, more = {}) =>
  renderAccount('/profile/feedback/o-1', { AccountOrderFeedback: { orderFeedback: order(change) }, ...more });

describe('the feedback of an order', () => {
  it('asks for stars first, and keeps every word when it is refused', async () => {
    const refused = { success: false, code: 'contact', message: 'Please leave addresses out.' };
    const { user, calls } = await open({}, { FeedbackCreate: { feedbackCreate: refused } });
    const send = screen.getByRole('button', { name: 'Give feedback' });
    await user.click(send);
    expect(screen.getByText('Please select something')).toBeTruthy();
    const overall = within(screen.getByRole('group', { name: /How was it/ }));
    await user.click(overall.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox'), 'joe@example.com');
    await user.click(send);
    expect(await screen.findByText('Please leave addresses out.')).toBeTruthy();
    expect(screen.getByDisplayValue('joe@example.com')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'FeedbackCreate')?.variables).toEqual({
      orderId: 'o-1',
      feedback: { stars: 4, text: 'joe@example.com' },
    });
  });

  it('is still there after a reload, until it is given', async () => {
    const fine = { success: true, message: null, code: null };
    const { user } = await open();
    const overall = within(screen.getByRole('group', { name: /How was it/ }));
    await user.click(overall.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByRole('textbox'), 'Rings well.');
    cleanup();
    const again = await open({}, { FeedbackCreate: { feedbackCreate: fine } });
    expect(screen.getByRole('textbox')).toMatchObject({ value: 'Rings well.' });
    await again.user.click(screen.getByRole('button', { name: 'Give feedback' }));
    const feedback = { stars: 4, text: 'Rings well.' };
    await waitFor(() =>
      expect(again.calls.find(({ name }) => name === 'FeedbackCreate')?.variables).toEqual({
        orderId: 'o-1',
        feedback,
      }),
    );
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('lets a seller rate the communication alone', async () => {
    await open({ side: 'SELLER' });
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });

  it('shows what was written, and until when the other side stays unread', async () => {
    await open({ obstacle: 'ALREADY', own: written() });
    expect(screen.getByText('Rings <b>well</b>.')).toBeTruthy();
    expect(screen.getByText(/once both of you have written/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull();
  });

  it('lets the rated side answer once, and report', async () => {
    const fine = { success: true, message: null, code: null };
    const { user, calls } = await open(
      { obstacle: 'ALREADY', own: written(), other: written({ id: 'f-2', text: 'Slow to answer.' }) },
      { FeedbackAnswer: { feedbackAnswer: fine } },
    );
    expect(screen.getByRole('button', { name: 'Report it' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Answer it' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'I was away.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(calls.find(({ name }) => name === 'FeedbackAnswer')?.variables).toEqual({ id: 'f-2', text: 'I was away.' });
  });

  it('says why an order cannot be rated', async () => {
    await open({ obstacle: 'TOO_LATE' });
    expect(screen.getByText(/That time is over/)).toBeTruthy();
  });
});
