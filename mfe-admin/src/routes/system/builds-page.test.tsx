/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const at = '2026-11-26T10:00:00.000Z';
const remote = {
  name: 'mfe-catalog',
  builds: [
    { id: 'bbbbbbbbbbbbbbbb', publishedAt: at, servedBy: ['production'], failureCount: 12 },
    { id: 'aaaaaaaaaaaaaaaa', publishedAt: at, servedBy: [], failureCount: 0 },
  ],
  channels: [
    {
      name: 'production',
      revision: 7,
      buildId: 'bbbbbbbbbbbbbbbb',
      since: at,
      changedBy: { id: 'a1', displayName: 'Ada' },
      canaryBuildId: null,
      canaryPercent: null,
      previousBuildId: 'aaaaaaaaaaaaaaaa',
    },
  ],
  failures: [
    {
      buildId: 'bbbbbbbbbbbbbbbb',
      source: 'BROWSER',
      place: 'render',
      message: 'x is undefined',
      count: 12,
      firstAt: at,
      lastAt: at,
    },
  ],
};
const all = { remotes: [remote] };

describe('/admin/builds', () => {
  it('shows what is served, by whom, and what fails', async () => {
    openAdmin('/admin/builds', { RemoteBuildsAll: all });
    const card = await screen.findByRole('article', { name: 'mfe-catalog' });
    expect(card.textContent).toContain('bbbbbbbbbbbbbbbb');
    expect(card.textContent).toContain('chosen by Ada');
    expect(card.textContent).toContain('12 failures');
    expect(screen.getByText(/x is undefined/)).toBeTruthy();
  });

  it('rolls back to the build before with the revision that was read, and says why it was not done', async () => {
    const refused = { success: false, message: 'The channel has changed meanwhile.', code: 'changed', buildId: null };
    const { user, requests } = openAdmin('/admin/builds', {
      RemoteBuildsAll: all,
      RemoteBuildsRollBack: { remoteRollBack: refused },
    });
    await user.click(await screen.findByRole('link', { name: 'Change production' }));
    expect(await screen.findByRole('radio', { name: /aaaaaaaaaaaaaaaa/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Serve this build' }));
    const asked = { remote: 'mfe-catalog', channel: 'production', revision: 7, to: 'aaaaaaaaaaaaaaaa' };
    await waitFor(() => expect(requests()).toContainEqual(['RemoteBuildsRollBack', asked]));
    expect(await screen.findByText('The channel has changed meanwhile.')).toBeTruthy();
  });

  it('shows what a channel serves by now where somebody else changed it, and keeps what was chosen', async () => {
    const builds = [...remote.builds, { id: 'cccccccccccccccc', publishedAt: at, servedBy: [], failureCount: 0 }];
    const [channel] = remote.channels;
    let now = { ...remote, builds };
    const refused = { success: false, message: 'The channel has changed meanwhile.', code: 'changed', buildId: null };
    const serves = (buildId: string, revision: number) => {
      now = { ...now, channels: [{ ...channel!, buildId, revision, previousBuildId: 'bbbbbbbbbbbbbbbb' }] };
      return { remoteRollBack: refused };
    };
    let moves = 0;
    const { user, requests } = openAdmin('/admin/builds/mfe-catalog/production', {
      RemoteBuildsAll: () => ({ remotes: [now] }),
      RemoteBuildsRollBack: () => (moves++ === 0 ? serves('cccccccccccccccc', 8) : serves('aaaaaaaaaaaaaaaa', 9)),
    });
    await user.click(await screen.findByRole('radio', { name: /aaaaaaaaaaaaaaaa/ }));
    await user.click(screen.getByRole('button', { name: 'Serve this build' }));
    expect(await screen.findByRole('radio', { name: /bbbbbbbbbbbbbbbb/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('radio', { name: /aaaaaaaaaaaaaaaa/ })).toHaveProperty('checked', true);
    expect(screen.getByText('The channel has changed meanwhile.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Serve this build' }));
    const asked = { remote: 'mfe-catalog', channel: 'production', revision: 8, to: 'aaaaaaaaaaaaaaaa' };
    await waitFor(() => expect(requests()).toContainEqual(['RemoteBuildsRollBack', asked]));
    // It is served by now: no other build is chosen in its place.
    expect(await screen.findByRole('radio', { name: /cccccccccccccccc/ })).toHaveProperty('checked', false);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Serve this build' })).toHaveProperty('disabled', true);
  });

  it('says in French that no builds are kept here', async () => {
    openAdmin('/admin/builds', { RemoteBuildsAll: { remotes: [] } }, 'fr');
    expect(await screen.findByRole('heading', { name: 'Aucune version n’est gardée ici.' })).toBeTruthy();
  });
});
