/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

const challenge = {
  BotChallenge: () => {
    throw new Error('The bot check is away');
  },
};
const type = (label: string | RegExp, value: string): void => {
  const control = screen.getByLabelText(label);
  fireEvent.change(control, { target: { value } });
  fireEvent.input(control);
};
const submit = (): Promise<void> =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form'));
    await new Promise((resolve) => setTimeout(resolve, 80));
  });

/** A server that answers once, and what it was sent. */
class FakeRequest extends EventTarget {
  static answer: string | null = '{}';
  static sent: FormData[] = [];
  readonly upload = new EventTarget();
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  send(body: FormData): void {
    FakeRequest.sent.push(body);
    this.responseText = FakeRequest.answer ?? '';
    setTimeout(() => this.dispatchEvent(new Event(FakeRequest.answer === null ? 'error' : 'load')), 5);
  }
}
const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.sent = [];
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true, writable: true });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: original, configurable: true, writable: true });
});

const fillContact = (): void => {
  type('Name', 'June');
  type('Email address', 'june@example.com');
  type('What is it about?', 'order');
  type('Message', 'Where is it?');
};

describe('the page of a form', () => {
  it('takes over what the home page asked', async () => {
    await renderRoute('/forms/consign?brand=Gibson&year=1953', {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sell it or trade it');
    expect(screen.getByLabelText<HTMLInputElement>('Brand').value).toBe('Gibson');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1953');
  });

  it('is a plain form of the browser before any script', async () => {
    const { container } = await renderRoute('/forms/repair', {}, 'fr');
    const form = container.querySelector('form')!;
    expect([form.method, form.enctype, form.getAttribute('action')]).toEqual([
      'post',
      'multipart/form-data',
      '/api/forms/repair?lang=fr',
    ]);
    expect(container.querySelector<HTMLInputElement>('input[name=formKey]')?.value).toMatch(/^[\da-f]{32}$/);
  });

  it('is not found for an unknown kind', async () => {
    await renderRoute('/forms/unknown', {});
    expect(screen.getByText('error page')).toBeTruthy();
  });

  it('tells at the fields what is wrong, and leads to the first of them', async () => {
    await renderRoute('/forms/contact', challenge);
    type('Email address', 'june');
    await submit();
    expect(screen.getAllByText('Please type something')).toHaveLength(2);
    expect(screen.getByText('Invalid E-mail')).toBeTruthy();
    expect(screen.getByText('Please select something')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(FakeRequest.sent).toEqual([]);
    type('Email address', 'june@example.com');
    expect(screen.queryByText('Invalid E-mail')).toBeNull();
  });

  it('sends what is right, once, and shows its number', async () => {
    FakeRequest.answer = JSON.stringify({ reference: 'C-4F7K2MQ' });
    const { router } = await renderRoute('/forms/contact', challenge);
    fillContact();
    await submit();
    await screen.findByText('C-4F7K2MQ');
    expect(FakeRequest.sent.map((body) => body.get('message'))).toEqual(['Where is it?']);
    expect(router.state.location.search).toBe('?sent=C-4F7K2MQ');
    expect(screen.getByRole('heading', { level: 1, name: 'It is here.' })).toBe(document.activeElement);
    expect(screen.getByText('C-4F7K2MQ')).toBeTruthy();
  });

  it('loses nothing when the line breaks, and sends the same again', async () => {
    FakeRequest.answer = null;
    await renderRoute('/forms/contact', challenge);
    fillContact();
    await submit();
    expect(await screen.findByText(/^The form did not reach us/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Where is it?');
    await submit();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    const [one, other] = FakeRequest.sent.map((body) => body.get('formKey'));
    expect(one).toBe(other);
  });

  it('shows what the server found', async () => {
    FakeRequest.answer = JSON.stringify({ problems: [{ field: 'message', code: 'long' }] });
    await renderRoute('/forms/contact', challenge);
    fillContact();
    await submit();
    expect(await screen.findByText('That is too long: 5,000 characters fit here')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });
});

describe('a form that came back', () => {
  it('has everything that was sent', async () => {
    await renderRoute('/forms/repair?draft=abc', {
      ...challenge,
      CatalogFormDraft: () => ({
        formDraft: {
          id: 'abc',
          type: 'repair',
          answers: [{ name: 'brand', value: 'Gibson' }],
          problems: [{ field: 'email', code: 'email', file: null }],
          pictures: [{ id: 'p', fileName: 'top.jpg' }],
        },
      }),
    });
    expect(screen.getByLabelText<HTMLInputElement>('Brand').value).toBe('Gibson');
    expect(screen.getAllByText('Invalid E-mail')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Invalid E-mail' }).getAttribute('href')).toBe('#form-email');
    expect(screen.getByLabelText('Leave out top.jpg')).toBeTruthy();
  });
});
