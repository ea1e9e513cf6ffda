/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { productItem } from '#mfe-catalog/testing/catalogue.fixture.ts';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';
import { clockOf, headingOf, type Clip } from './clip.model.ts';

const clip = (id: string, more: Partial<Clip> = {}): Clip => ({
  id,
  kind: 'SOUND',
  url: `/api/clips/${id}.mp3`,
  contentType: 'audio/mpeg',
  seconds: 67.2,
  width: null,
  height: null,
  title: `Open G ${id}`,
  description: 'Nickel strings',
  poster: null,
  captions: [],
  isSynthesised: false,
  createdAt: '2026-11-27T10:00:00Z',
  ...more,
});

const played: string[] = [];
const paused: string[] = [];
const focused: string[] = [];
beforeEach(() => {
  played.length = 0;
  paused.length = 0;
  focused.length = 0;
  // A browser focuses players with controls; the environment of the tests knows no such elements.
  HTMLMediaElement.prototype.focus = function focus(this: HTMLMediaElement) {
    focused.push(this.getAttribute('src') ?? '');
  };
  HTMLMediaElement.prototype.play = async function play(this: HTMLMediaElement) {
    played.push(this.getAttribute('src') ?? '');
  };
  HTMLMediaElement.prototype.pause = function pause(this: HTMLMediaElement) {
    paused.push(this.getAttribute('src') ?? '');
  };
});
afterEach(cleanup);

const open = (clips: readonly Clip[], path = '/shop/1962-fender-stratocaster/a') =>
  renderRoute(path, {
    CatalogProduct: () => ({ item: productItem({ clips: [...clips] }), similarItems: [], addressStores: [] }),
  });
const press = async (name: RegExp): Promise<void> => {
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
};
const players = (): readonly HTMLMediaElement[] => [...document.querySelectorAll<HTMLMediaElement>('[data-clip]')];

describe('the clips of an item', () => {
  it('are buttons that say what they play and how long, and nothing of a clip is there before one is pressed', async () => {
    await open([clip('a'), clip('b', { kind: 'VIDEO', title: null, seconds: 9, isSynthesised: true })]);
    expect(await screen.findByRole('button', { name: 'Play: Open G a, Sound · 1:07' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play: Video 2, Video · 0:09' })).toBeDefined();
    expect(screen.getByText('A synthesised sample, not this instrument')).toBeDefined();
    expect(players()).toEqual([]);
    expect(document.querySelector('link[href*="/api/clips/"]')).toBeNull();
  });

  it('play when they are pressed, with the focus on the player, and silence each other', async () => {
    await open([clip('a'), clip('b')]);
    await press(/Open G a/);
    expect(players().map((player) => [player.tagName, player.getAttribute('aria-label')])).toEqual([
      ['AUDIO', 'Sound: Open G a'],
    ]);
    expect(played).toEqual(['/api/clips/a.mp3']);
    expect(focused).toEqual(['/api/clips/a.mp3']);
    await press(/Open G b/);
    fireEvent.play(players()[1]!);
    expect(paused).toEqual(['/api/clips/a.mp3']);
  });

  it('have captions in both languages, of which the page’s is shown', async () => {
    const captions = [
      { locale: 'en', url: '/api/captions/a/a/en-1.vtt' },
      { locale: 'fr', url: '/api/captions/a/a/fr-1.vtt' },
    ];
    await open([clip('a', { kind: 'VIDEO', url: '/api/clips/a.mp4', captions })]);
    await press(/Open G a/);
    const tracks = [...document.querySelectorAll('video[data-clip] track')];
    expect(tracks.map((track) => [track.getAttribute('srclang'), track.hasAttribute('default')])).toEqual([
      ['en', true],
      ['fr', false],
    ]);
  });

  it('say that they cannot be played, lead to the file, and can be tried again', async () => {
    await open([clip('a')]);
    await press(/Open G a/);
    fireEvent.error(players()[0]!);
    expect(screen.getByRole('alert').textContent).toContain('could not be played');
    expect(screen.getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe('/api/clips/a.mp3');
    await press(/Try again/);
    expect(played).toHaveLength(2);
  });
});

it.each([
  [0.2, '0:01'],
  [7, '0:07'],
  [59.6, '1:00'],
  [150, '2:30'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

it('announces what there is', () => {
  const sound = clip('a');
  const video = clip('b', { kind: 'VIDEO' });
  expect([headingOf([sound]), headingOf([video, video]), headingOf([sound, video])]).toEqual([
    'SOUND',
    'VIDEO',
    'both',
  ]);
});
