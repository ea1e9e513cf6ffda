/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@headstock/contracts/locale';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { chatMessages } from '#mfe-ai-chat/messages/load-messages.ts';
import { ChatWidget } from './chat-widget.tsx';

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Script {
  readonly selectedId?: string | null;
  /** Gives the content of an answer, or throws. */
  readonly answer?: (question: unknown) => Promise<string> | string;
  /** What else the answer's message has. */
  readonly more?: object;
  /** Server-sent events in the place of the answer, in these packets. */
  readonly packets?: readonly string[];
}

const assistants = [
  { id: 'catalogue', name: 'Catalogue' },
  { id: 'policies', name: 'Shop policies' },
];

function eventStream(packets: readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const packet of packets) controller.enqueue(encoder.encode(packet));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function open(
  { selectedId = 'catalogue', answer = () => 'Fine.', more = {}, packets }: Script = {},
  locale: Locale = 'en',
) {
  const heard: Heard[] = [];
  let threads = 0;
  globalThis.fetch = async (input, init = {}) => {
    const path = typeof input === 'string' ? input : '';
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    heard.push({ method, path, headers: new Headers(init.headers), body });
    if (method === 'GET') return Response.json({ assistants, selectedId });
    if (method === 'PATCH' || path.endsWith('/ratings')) return Response.json(body);
    if (packets) return eventStream(packets);
    try {
      const content = await answer(body);
      threads += 1;
      return Response.json({ threadId: `t-${threads}`, message: { id: `m-${threads}`, content, ...more } });
    } catch {
      return Response.json({ message: 'broken' }, { status: 500 });
    }
  };
  render(
    <IntlProvider locale={locale} messages={await chatMessages.load(locale)}>
      <ChatWidget />
    </IntlProvider>,
  );
  const user = userEvent.setup();
  const opener = locale === 'en' ? 'Ask the assistant' : 'Demander à l’assistant';
  await user.click(screen.getByRole('button', { name: opener }));
  const questions = (): unknown[] =>
    heard.filter(({ path }) => path === '/api/carter-assistant').map(({ body }) => body);
  return { user, heard, questions };
}

const input = (): HTMLElement => screen.getByLabelText('Your question');
const log = (): string => screen.getByRole('log').textContent;
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send' });
const select = (): HTMLElement => screen.getByLabelText('Assistant', { selector: 'select' });
const ready = async (): Promise<void> => {
  await screen.findByRole('button', { name: 'Send' });
};

beforeEach(() => {
  document.cookie = 'csrf-token=secret; Path=/';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the chat', () => {
  it('opens with the focus on the question, and closes to where it was opened', async () => {
    const { user } = await open();
    expect(document.activeElement).toBe(input());
    await user.click(screen.getByRole('button', { name: 'Close the assistant' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask the assistant' }));
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('sends what was typed, not what is left after emptying the field', async () => {
    const { user, heard, questions } = await open();
    await ready();
    await user.type(input(), 'a telecaster');
    await user.click(send());
    await waitFor(() => expect(log()).toContain('Fine.'));
    expect(questions()).toEqual([
      { payload: { text: 'a telecaster' }, threadId: null, type: 'writer', assistantId: 'catalogue' },
    ]);
    expect(input()).toHaveProperty('value', '');
    const post = heard.find(({ method }) => method === 'POST');
    expect(post?.path).toBe('/api/carter-assistant');
    expect(post?.headers.get('csrf-token')).toBe('secret');
    expect(post?.headers.get('accept-language')).toBe('en');
  });

  it('sends with Shift+Enter, makes a new line with Enter, and ignores blanks', async () => {
    const { user, questions } = await open();
    await ready();
    expect(screen.getByText('Hit shift+enter to send')).toBeTruthy();
    await user.type(input(), '   {Shift>}{Enter}{/Shift}');
    expect(questions()).toEqual([]);
    await user.clear(input());
    await user.type(input(), 'one{Enter}two{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(questions()).toHaveLength(1));
    expect(questions()).toEqual([expect.objectContaining({ payload: { text: 'one\ntwo' } })]);
  });

  it('sends the thread back, and a refresh forgets it with messages and input', async () => {
    const { user, questions } = await open();
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(log()).toContain('Fine.'));
    await user.type(input(), 'two{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(questions()).toHaveLength(2));
    expect(questions()[1]).toMatchObject({ threadId: 't-1' });
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
    await user.type(input(), 'half a');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(input()).toHaveProperty('value', '');
    expect(log()).not.toContain('Fine.');
    await user.type(input(), 'three{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(questions()[2]).toMatchObject({ threadId: null }));
  });

  it('shows that it is sending; a failure is only logged, and leaves the text in the box', async () => {
    let fail = (_error: Error): void => undefined;
    const { user } = await open({ answer: () => new Promise((_resolve, reject) => (fail = reject)) });
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    expect(send().getAttribute('aria-busy')).toBe('true');
    fail(new Error('broken'));
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
    expect(console.error).toHaveBeenCalled();
    expect(input()).toHaveProperty('value', 'one');
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an answer as it is streamed', async () => {
    const message = { id: 'm-1', content: 'Two days.', statements: [], isUnfinished: false };
    const { user } = await open({
      packets: [
        ': \n\nevent: text\ndata: {"text":"Two',
        ' days."}\n\nevent: done\n',
        `data: ${JSON.stringify({ threadId: 't-9', message })}\n\n`,
      ],
    });
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(log()).toContain('Two days.'));
    expect(screen.getByRole('button', { name: 'Helpful' })).toBeTruthy();
  });

  it('takes a stream that ends without an answer for a failure', async () => {
    const { user } = await open({ packets: ['event: text\ndata: {"text":"Two"}\n\n'] });
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(input()).toHaveProperty('value', 'one'));
    expect(console.error).toHaveBeenCalled();
  });

  it('shows the passages behind an answer, each once, with its page', async () => {
    const passage = { title: 'Returns', path: '/returns#days', text: 'You have three days.', date: '2026-11-01' };
    const { user } = await open({
      more: {
        statements: [
          { text: 'a', passage },
          { text: 'b', passage },
        ],
      },
    });
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await user.click(await screen.findByText('The passage behind it'));
    expect(screen.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('/returns#days');
    expect(screen.getAllByText('You have three days.')).toHaveLength(1);
    expect(log()).toContain('Nov 1st 2026');
  });

  it('rates an answer, and takes that back', async () => {
    const { user, heard } = await open();
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'Not helpful' }));
    await user.click(screen.getByRole('button', { name: 'Helpful', pressed: false }));
    await user.click(screen.getByRole('button', { name: 'Helpful', pressed: true }));
    const rated = heard.filter(({ path }) => path.endsWith('/ratings')).map(({ body }) => body);
    expect(rated).toEqual([-1, 1, 0].map((rating) => ({ messageId: 'm-1', rating })));
  });

  it('asks again where an answer broke off', async () => {
    const { user, questions } = await open({ more: { isUnfinished: true } });
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(questions()).toHaveLength(2));
    expect(questions()[1]).toMatchObject({ payload: { text: 'one' }, threadId: 't-1' });
  });

  it('shows hostile answers as harmless text', async () => {
    const { user } = await open({ answer: () => '<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))' });
    await ready();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await screen.findByText('bold');
    await waitFor(() => expect(screen.getByRole('log').querySelector('strong')).not.toBeNull());
    expect(screen.getByRole('log').querySelector('img, [onerror], a[href]')).toBeNull();
  });
});

describe('the assistant that is asked', () => {
  it('must be selected first', async () => {
    const { user, heard } = await open({ selectedId: null });
    const button = screen.getByRole('button', { name: 'Select an assistant' });
    expect(button).toHaveProperty('disabled', true);
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await screen.findByRole('option', { name: 'Shop policies' });
    await user.selectOptions(select(), 'policies');
    expect(send()).toBeTruthy();
    expect(heard.map(({ method, body }) => [method, body])).toEqual([
      ['GET', undefined],
      ['PATCH', { selectedId: 'policies' }],
    ]);
  });

  it('stays the same once more than one message exists', async () => {
    const { user } = await open();
    await ready();
    expect(select()).toHaveProperty('disabled', false);
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(log()).toContain('Fine.'));
    expect(select()).toHaveProperty('disabled', true);
  });

  it('speaks French', async () => {
    await open({ selectedId: null }, 'fr');
    expect(screen.getByRole('button', { name: 'Sélectionnez un assistant' })).toBeTruthy();
    expect(screen.getByText('Maj+Entrée pour envoyer')).toBeTruthy();
  });
});
