/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly emailVerifiedAt: string | null;
  readonly isPrivateSeller: boolean;
  readonly isProfessionalSeller: boolean;
}

const viewer: Viewer = {
  id: 'a1',
  email: 'ada@example.com',
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  isPrivateSeller: false,
  isProfessionalSeller: false,
};
const waiting = {
  id: 's1',
  kind: 'PRIVATE',
  state: 'WAITING',
  about: 'Three archtops from the fifties.',
  businessName: null,
  registrationNumber: null,
  website: null,
  createdAt: '2026-11-01T18:00:00Z',
  closedAt: null,
  reason: null,
};
const done = { success: true, message: null, code: null };

const open = (application: object | null = null, answers: Answers = {}, change: Partial<Viewer> = {}) =>
  renderProfile('/profile/settings/sell', {
    SellerApplicationRead: { viewer: { ...viewer, ...change }, viewerSellerApplication: application },
    SellerApplicationSend: { sellerApplicationCreate: { ...done, application: waiting } },
    SellerApplicationTakeBack: { sellerApplicationWithdraw: done },
    ...answers,
  });
const send = () => screen.getByRole('button', { name: 'Send the application' });
const about = () => screen.getByLabelText(/What would you like to sell/);

describe('/profile/settings/sell', () => {
  it('sends what a private seller is asked for', async () => {
    const { user, sent, told } = await open();
    await user.type(about(), 'Three archtops from the fifties.');
    await user.click(send());
    await waitFor(() => expect(told).toEqual(['Your application is with us.']));
    expect(sent('SellerApplicationSend')).toEqual([
      { application: { kind: 'PRIVATE', about: 'Three archtops from the fifties.', website: null } },
    ]);
  });

  it('asks before it is left with words that are not sent', async () => {
    const { user, where } = await open();
    await user.type(about(), 'Three archtops from the fifties.');
    await user.click(screen.getByRole('link', { name: 'Addresses' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(where()).toBe('/profile/settings/sell');
    await user.click(send());
    await waitFor(() => expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Addresses' }));
    await waitFor(() => expect(where()).toBe('/profile/settings/addresses'));
  });

  it('asks a business for its name and number, at their fields, and sends nothing before', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('radio', { name: /A business/ }));
    await user.type(about(), 'New and used guitars of many makes.');
    await user.click(send());
    expect(await screen.findByText('Please name your business.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Name of the business/));
    expect(sent('SellerApplicationSend')).toEqual([]);
    await user.type(screen.getByLabelText(/Name of the business/), 'Ada’s Guitars');
    await user.type(screen.getByLabelText(/Registration number/), 'TN 42');
    await user.click(send());
    await waitFor(() => expect(sent('SellerApplicationSend')).toHaveLength(1));
    expect(sent('SellerApplicationSend')[0]).toMatchObject({
      application: { kind: 'PROFESSIONAL', businessName: 'Ada’s Guitars', registrationNumber: 'TN 42' },
    });
  });

  it('shows a refusal at its field and keeps what was typed', async () => {
    const refused = { success: false, message: 'Too short, we think.', code: 'about', application: null };
    const { user } = await open(null, { SellerApplicationSend: { sellerApplicationCreate: refused } });
    await user.type(about(), 'Three archtops from the fifties.');
    await user.click(send());
    expect(await screen.findByText('Too short, we think.')).toBeTruthy();
    expect(about()).toMatchObject({ value: 'Three archtops from the fifties.' });
  });

  it('keeps what was typed when nobody answers, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open(null, {
      SellerApplicationSend: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.type(about(), 'Three archtops from the fifties.');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Nothing was sent.');
    expect(about()).toMatchObject({ value: 'Three archtops from the fifties.' });
    jest.restoreAllMocks();
  });

  it('shows that an application waits, and takes it back', async () => {
    const { user, sent } = await open(waiting);
    expect(screen.getByText(/has been with us since Nov 1st 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the application' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(sent('SellerApplicationTakeBack')).toHaveLength(1));
  });

  it('shows why it was denied, and begins the next one with the same words', async () => {
    await open({ ...waiting, state: 'DENIED', closedAt: '2026-11-03T18:00:00Z', reason: 'Please send photographs.' });
    expect(screen.getByText('Please send photographs.')).toBeTruthy();
    expect(about()).toMatchObject({ value: 'Three archtops from the fifties.' });
  });

  it('wants a proven e-mail first', async () => {
    await open(null, {}, { emailVerifiedAt: null });
    expect(screen.getByText(/Please confirm your e-mail first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the application' })).toBeNull();
  });

  it('offers a private seller to become a professional, and a professional nothing more', async () => {
    await open(null, {}, { isPrivateSeller: true });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    cleanup();
    await open(null, {}, { isProfessionalSeller: true });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
