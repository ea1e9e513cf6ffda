/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import type { ListingClip } from '@headstock/contracts/listing-document';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { ClipField } from './clip-field.tsx';
import { fileProblem } from './use-clip-upload.ts';

const messages: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../messages/clip-field.en.json', import.meta.url), 'utf8'),
);

/** Requests to the API, which tests answer. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  path = '';
  open(_method: string, path: string): void {
    this.path = path;
  }
  setRequestHeader(): void {}
  send(): void {
    FakeRequest.all.push(this);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => {
      this.dispatchEvent(new Event('load'));
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }
}
const original = globalThis.XMLHttpRequest;
const put = (value: unknown): void =>
  void Object.defineProperty(globalThis, 'XMLHttpRequest', { value, configurable: true, writable: true });
beforeEach(() => {
  FakeRequest.all = [];
  put(FakeRequest);
});
afterEach(() => {
  cleanup();
  put(original);
});

const nothing = { en: '', fr: '' };
const clip = (digit: string, format = 'mp3'): ListingClip => ({
  id: `clip-${digit}`,
  file: `${digit.repeat(20)}.${format}`,
  seconds: 7,
  title: nothing,
  description: nothing,
  captions: nothing,
  poster: null,
});

let latest: readonly ListingClip[] = [];
function Form({ start }: { readonly start: readonly ListingClip[] }) {
  const [value, setValue] = useState(start);
  const change = (next: readonly ListingClip[]): void => {
    latest = next;
    setValue(next);
  };
  return <ClipField value={value} onChange={change} fieldId={(path) => `listing-${path.replaceAll('.', '-')}`} />;
}
function open(...start: readonly ListingClip[]) {
  latest = start;
  render(
    <GraphQLClientProvider value={createFakeGraphQLClient({}).client}>
      <IntlProvider locale="en" messages={messages}>
        <Form start={start} />
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}
const file = (name: string, type: string): File => new File(['x'], name, { type });
const ids = (): readonly string[] => latest.map(({ id }) => id);

describe('the sounds and videos of a form', () => {
  it('arrive one by one', async () => {
    const user = open();
    await user.upload(screen.getByLabelText('Choose a sound or video'), file('riff.mp3', 'audio/mpeg'));
    expect(screen.getByRole('progressbar', { name: 'Upload of riff.mp3' })).toBeDefined();
    expect(FakeRequest.all.map(({ path }) => path)).toEqual(['/api/clips']);
    await FakeRequest.all[0]?.answer(201, { id: 'c', file: `${'c'.repeat(20)}.mp3`, seconds: 3 });
    expect(latest).toEqual([{ ...clip('c'), id: 'c', seconds: 3 }]);
    expect(screen.getByRole('status').textContent).toBe('It is there.');
    expect(document.querySelector('audio')?.getAttribute('preload')).toBe('none');
  });

  it('say why they were refused, and may be sent again where that helps', async () => {
    const user = open();
    const input = screen.getByLabelText('Choose a sound or video');
    await user.upload(input, file('film.mp4', 'video/mp4'));
    await FakeRequest.all[0]?.answer(422, { code: 'video-length' });
    expect(screen.getByRole('alert').textContent).toContain('at most 2 minutes');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.upload(input, file('film.mp4', 'video/mp4'));
    await act(async () => void FakeRequest.all[1]?.dispatchEvent(new Event('error')));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(FakeRequest.all).toHaveLength(3);
    await user.upload(input, file('notes.txt', 'text/plain'));
    expect(FakeRequest.all).toHaveLength(3);
  });

  it('are moved by keys, and the focus stays with the one that moved', async () => {
    const user = open(clip('a'), clip('b'), clip('c'));
    screen.getByRole('button', { name: 'Sound 2: one place earlier' }).focus();
    await user.keyboard('{Enter}');
    expect(ids()).toEqual(['clip-b', 'clip-a', 'clip-c']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sound 1: one place later');
    expect(screen.queryByLabelText('Choose a sound or video')).toBeNull();
  });

  it('are removed after a question', async () => {
    const user = open(clip('a'), clip('b'));
    await user.click(screen.getByRole('button', { name: 'Remove Sound 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Sound 1?' }));
    await user.click(dialog.getAllByRole('button', { name: 'Keep it' }).at(-1)!);
    expect(ids()).toEqual(['clip-a', 'clip-b']);
    await user.click(screen.getByRole('button', { name: 'Remove Sound 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(ids()).toEqual(['clip-b']);
  });

  it('have texts in both languages, and captions whose fault names its line', () => {
    open(clip('a', 'mp4'));
    fireEvent.change(screen.getByLabelText('Title in French'), { target: { value: 'Sol ouvert' } });
    expect(latest[0]?.title).toEqual({ en: '', fr: 'Sol ouvert' });
    const captions = screen.getByLabelText('Captions in English (WebVTT)');
    expect(captions.id).toBe('listing-clips-0-captions-en');
    fireEvent.change(captions, { target: { value: 'WEBVTT\n\n00:01,000 --> 00:02,000\nHello' } });
    expect(screen.getByText(/^Line 3: times look like/)).toBeDefined();
    fireEvent.change(captions, { target: { value: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello' } });
    expect(screen.queryByText(/^Line/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a picture' })).toBeDefined();
  });
});

it.each([
  ['a.mp3', 'audio/mpeg', 9, null],
  ['A.MOV', '', 9, null],
  ['a.pdf', 'application/pdf', 9, 'kind'],
  ['a.mp3', 'audio/mpeg', 0, 'missing'],
  ['a.wav', 'audio/wav', 20_000_001, 'sound-size'],
  ['a.mp4', 'video/mp4', 100_000_001, 'video-size'],
])('%s (%s, %d bytes) before it is sent: %s', (name, type, size, problem) => {
  expect(fileProblem({ name, type, size })).toBe(problem);
});
