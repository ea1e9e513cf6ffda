/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { shotLists } from '@headstock/contracts/photographs';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { photograph } from './photograph.fixture.ts';
import { PhotographField, type PhotographFieldProps } from './photograph-field.tsx';
import type { PhotographView } from './photograph.ts';

const messages: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../messages/photographs.en.json', import.meta.url), 'utf8'),
);

/** Requests to the API, which tests answer. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  name = '';
  isAborted = false;
  open(): void {}
  setRequestHeader(): void {}
  send(body: FormData): void {
    const file = body.get('file');
    this.name = file instanceof File ? file.name : '';
    FakeRequest.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));
  }
  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event('load')));
  }
  async store(id: string): Promise<void> {
    await this.answer(201, { ...photograph(id) });
  }
}
const original = globalThis.XMLHttpRequest;
const put = (value: unknown): void =>
  void Object.defineProperty(globalThis, 'XMLHttpRequest', { value, configurable: true, writable: true });
beforeEach(() => {
  FakeRequest.all = [];
  put(FakeRequest);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  put(original);
});

let latest: readonly PhotographView[] = [];
const busy: boolean[] = [];
const onBusy = (isBusy: boolean): void => void busy.push(isBusy);

function Form({ start, ...props }: Partial<PhotographFieldProps> & { readonly start: readonly PhotographView[] }) {
  const [value, setValue] = useState(start);
  const change = (next: readonly PhotographView[]): void => {
    latest = next;
    setValue(next);
  };
  return <PhotographField {...props} value={value} onChange={change} onBusy={onBusy} />;
}

function open(start: readonly PhotographView[] = [], props: Partial<PhotographFieldProps> = {}, answers = {}) {
  busy.length = 0;
  latest = start;
  const server = createFakeGraphQLClient(answers);
  render(
    <GraphQLClientProvider value={server.client}>
      <IntlProvider locale="en" messages={messages}>
        <Form start={start} {...props} />
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  return { ...server, user: userEvent.setup({ applyAccept: false }) };
}

const file = (name: string, type = 'image/jpeg'): File => new File(['x'], name, { type });
const choose = (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(screen.getByLabelText('Choose photographs'), files);
const ids = (): string => latest.map(({ id }) => id).join('');
const said = (): string | null => screen.getAllByRole('status')[0]?.textContent ?? null;
const sent = (): string[] => FakeRequest.all.map(({ name }) => name);
const requestOf = (name: string): FakeRequest => {
  const found = FakeRequest.all.find((request) => request.name === name);
  if (!found) throw new Error(`${name} was not sent.`);
  return found;
};

describe('what photographs show', () => {
  it('is written in each language as it is typed, goes from one to the next, and stays when one is edited', async () => {
    const { user } = open([photograph('a'), photograph('b')], { describes: true });
    await user.click(screen.getByRole('button', { name: 'Describe photograph 1: say what it shows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What photograph 1 of 2 shows' }));
    await user.type(dialog.getByLabelText('In English'), 'The front');
    await user.type(dialog.getByLabelText('In French'), 'La face');
    expect(latest[0]?.alt).toEqual({ en: 'The front', fr: 'La face' });
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Previous photograph' }).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Next photograph' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('In English').value).toBe('');
    await user.type(dialog.getByLabelText('In English'), 'The back');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(latest.map(({ alt }) => alt.en)).toEqual(['The front', 'The back']);
    expect(screen.getByText('The back')).toBeTruthy();
  });

  it('is not asked where nobody reads it', () => {
    open([photograph('a')]);
    expect(screen.queryByRole('button', { name: /Describe/ })).toBeNull();
  });
});

describe('files', () => {
  it('are sent two at a time, show their progress, and stand in the order in which they were chosen', async () => {
    const { user } = open();
    await choose(user, file('a.jpg'), file('b.heic', ''), file('c.jpg'));
    expect(sent()).toEqual(['a.jpg', 'b.heic']);
    requestOf('a.jpg').progress(1, 4);
    expect(screen.getByText('25% sent')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload of a.jpg' }).value).toBe(0.25);
    requestOf('b.heic').progress(4, 4);
    expect(screen.getByText('Is being prepared')).toBeTruthy();
    await requestOf('b.heic').store('b');
    expect(sent()).toEqual(['a.jpg', 'b.heic', 'c.jpg']);
    await requestOf('c.jpg').store('c');
    await requestOf('a.jpg').store('a');
    expect(ids()).toBe('abc');
    expect(busy).toEqual([true, false]);
    expect(said()).toBe('Photograph 1 of 3 is there.');
  });

  it('may be dropped and pasted', async () => {
    open();
    const group = screen.getByRole('group', { name: /^Photographs/ });
    fireEvent.drop(group, { dataTransfer: { types: ['Files'], files: [file('dropped.jpg')] } });
    fireEvent.paste(group, { clipboardData: { files: [file('pasted.png', 'image/png')] } });
    await waitFor(() => expect(sent()).toEqual(['dropped.jpg', 'pasted.png']));
  });

  it('that cannot be photographs, or have no room, are refused by name and not sent', async () => {
    const { user } = open([photograph('a')], { max: 2 });
    await choose(user, file('list.pdf', 'application/pdf'), file('b.jpg'), file('c.jpg'));
    expect(sent()).toEqual(['b.jpg']);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'This is no photograph that we can open. JPEG, HEIC, PNG and WebP work.',
      'There is no room for this one. Remove another first.',
    ]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss list.pdf' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('that the shop refuses say why, and can be tried again where that helps', async () => {
    const { user } = open();
    await choose(user, file('a.jpg'), file('b.jpg'));
    await requestOf('a.jpg').answer(422, { code: 'broken', message: 'x' });
    expect(screen.getByRole('alert').textContent).toBe('This photograph is damaged. Send another copy.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await requestOf('b.jpg').answer(401, { code: 'unauthenticated', message: 'x' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent()).toEqual(['a.jpg', 'b.jpg', 'b.jpg']);
    await FakeRequest.all[2]?.store('b');
    expect(ids()).toBe('b');
  });

  it('that the network breaks off are sent again when it is back', async () => {
    const { user } = open();
    await choose(user, file('a.jpg'));
    await act(async () => void requestOf('a.jpg').dispatchEvent(new Event('error')));
    expect(screen.getByText(/sent again in a moment/)).toBeTruthy();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(sent()).toEqual(['a.jpg', 'a.jpg']);
    await FakeRequest.all[1]?.store('a');
    expect(ids()).toBe('a');
  });

  it('on their way can be cancelled', async () => {
    const { user } = open();
    await choose(user, file('a.jpg'), file('b.jpg'), file('c.jpg'));
    await user.click(screen.getByRole('button', { name: 'Cancel the upload of a.jpg' }));
    expect([requestOf('a.jpg').isAborted, sent().includes('c.jpg')]).toEqual([true, true]);
    expect(screen.queryByText('a.jpg')).toBeNull();
  });

  it('that are there already are not there twice', async () => {
    const { user } = open([photograph('a'), photograph('b')]);
    await choose(user, file('again.jpg'));
    await requestOf('again.jpg').store('b');
    expect([ids(), said()]).toEqual(['ab', 'This photograph is there already, in place 2 of 2.']);
  });
});

describe('the order', () => {
  const start = ['a', 'b', 'c'].map((id) => photograph(id));

  it('changes by buttons and keys, which say where it went', async () => {
    const { user } = open(start);
    await user.click(screen.getByRole('button', { name: 'Photograph 1: one place later' }));
    expect([ids(), said()]).toEqual(['bac', 'Photograph 2 of 3.']);
    screen.getByRole('button', { name: 'Move photograph 3 of 3' }).focus();
    await user.keyboard('{Home}');
    expect([ids(), said()]).toEqual(['cba', 'Photograph 1 of 3.']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photograph 1 of 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(ids()).toBe('bac');
  });

  it('changes by dragging, and stays when that is given up', () => {
    open(start);
    const places = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-place'));
    for (const [index, place] of places.entries())
      place.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 100);
    const grip = screen.getByRole('button', { name: 'Move photograph 1 of 3' });
    // jsdom's pointer events have neither button nor place.
    const point = (type: string, clientX = 0) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 50 });
      fireEvent(grip, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
    };
    point('pointerdown');
    point('pointermove', 250);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    point('pointerup', 250);
    expect(ids()).toBe('abc');
    point('pointerdown');
    point('pointermove', 250);
    point('pointerup', 250);
    expect(ids()).toBe('bca');
  });
});

describe('a photograph', () => {
  it('that is removed comes back where it was', async () => {
    const { user } = open(['a', 'b', 'c'].map((id) => photograph(id, { shot: 'heel' })));
    await user.click(screen.getByRole('button', { name: 'Remove photograph 2' }));
    expect(ids()).toBe('ac');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([ids(), latest[1]?.shot]).toEqual(['abc', 'heel']);
  });

  it('keeps the focus where it was while it is moved to an end, removed and brought back', async () => {
    const { user } = open(['a', 'b', 'c'].map((id) => photograph(id)));
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    await user.click(screen.getByRole('button', { name: 'Photograph 2: one place earlier' }));
    expect([ids(), focused()]).toEqual(['bac', 'Move photograph 1 of 3']);
    await user.keyboard('{End}');
    expect([ids(), focused()]).toEqual(['acb', 'Move photograph 3 of 3']);
    await user.click(screen.getByRole('button', { name: 'Photograph 2: one place later' }));
    expect([ids(), focused()]).toEqual(['abc', 'Move photograph 3 of 3']);
    for (const position of [2, 3]) {
      await user.click(screen.getByRole('button', { name: `Remove photograph ${position}` }));
      expect(focused()).toBe('Undo');
      await user.keyboard('{Enter}');
      expect([ids(), focused()]).toEqual(['abc', `Move photograph ${position} of 3`]);
    }
  });

  it('that is the only one and is removed comes back too', async () => {
    const { user } = open([photograph('a')]);
    await user.click(screen.getByRole('button', { name: 'Remove photograph 1' }));
    expect(ids()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(ids()).toBe('a');
  });

  it('that is removed stays away once another took its place', async () => {
    const { user } = open([photograph('a'), photograph('b')], { max: 2 });
    await user.click(screen.getByRole('button', { name: 'Remove photograph 1' }));
    await choose(user, file('c.jpg'));
    await requestOf('c.jpg').store('c');
    expect([ids(), screen.queryByRole('button', { name: 'Undo' })]).toEqual(['bc', null]);
  });

  it('that is small says so', () => {
    open([photograph('a', { width: 900, height: 600 }), photograph('b', { width: 1_200, height: 900 })]);
    expect(
      screen.getByText('One photograph is too small to publish: the longer side needs 1,000 pixels.'),
    ).toBeTruthy();
    expect(screen.getByText(/900 × 600 pixels: too small to publish/)).toBeTruthy();
    expect(screen.getByText(/1,200 × 900 pixels\. From 2,400 on/)).toBeTruthy();
  });

  it('is tagged, and the list says what is missing', async () => {
    const { user } = open([photograph('a')], { shots: shotLists.effect });
    expect(screen.getByText('What buyers look for (0 of 6)')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What photograph 1 shows' }), 'Serial number');
    expect([latest[0]?.shot, screen.queryByText('What buyers look for (1 of 6)') !== null]).toEqual(['serial', true]);
  });

  it('is turned and cropped by keyboard, and refusals stay in the dialog', async () => {
    const facts = {
      id: 'a',
      width: 1_000,
      height: 3_000,
      rotation: 90,
      image: { id: 'new' },
      master: { id: 'master-a', width: 3_000, height: 2_000 },
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    };
    let refuse = true;
    const { user, calls } = open(
      [photograph('a', { shot: 'front' })],
      {},
      {
        AccountPhotographEdit: () => ({
          photographEdit: refuse
            ? { success: false, message: 'That part is too small.', photograph: null }
            : { success: true, message: null, photograph: facts },
        }),
      },
    );
    await user.click(screen.getByRole('button', { name: 'Turn and crop photograph 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Turn right' }));
    fireEvent.change(dialog.getByRole('spinbutton', { name: 'Width, %' }), { target: { value: '50' } });
    expect(dialog.getByText(/1,000 × 3,000 pixels/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('That part is too small.')).toBeTruthy();
    refuse = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.at(-1)?.variables).toEqual({
      id: 'a',
      rotation: 90,
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
    });
    expect(latest[0]).toMatchObject({ imageId: 'new', rotation: 90, shot: 'front', width: 1_000 });
  });
});
