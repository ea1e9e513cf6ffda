/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { TransportError } from '@headstock/graphql-client';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emit } from '@headstock/event-bus';
import { act, cleanup, screen, within } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';
import { message, openThread } from '#mfe-account/features/messages/thread.fixture.ts';
import type { Message, OpenThread } from '#mfe-account/features/messages/thread.model.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** A request of a file to a shop that cannot be reached. */
class BrokenRequest extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** A thread as the API answers with it. */
const answered = ({ messages, older, ...thread }: OpenThread) => ({
  ...thread,
  messages: {
    pageInfo: { hasNextPage: older !== null, endCursor: older },
    edges: messages.toReversed().map((node) => ({ node })),
  },
});
const row = (change: Partial<OpenThread> = {}) => {
  const { messages, ...thread } = answered(openThread([], change));
  return { node: { ...thread, lastMessage: messages.edges[0]?.node ?? message(1) } };
};
const pageInfo = { hasNextPage: false, endCursor: null };
const fine = { success: true, message: null };

const open = (path: string, answers: Answers) =>
  renderProfile(path, {
    MessagesMarkRead: { threadMarkRead: { success: true, thread: { id: 't-1', unreadCount: 0 } } },
    ...answers,
  });

const sent = (text: string, change: Partial<Message> = {}) => ({
  ...fine,
  code: null,
  contactDetails: [],
  sent: message(9, { isOwn: true, text, ...change }),
  thread: { id: 't-1' },
});
const threadOf = (messages: readonly Message[], change: Partial<OpenThread> = {}) => ({
  MessagesThread: { thread: answered(openThread(messages, change)) },
});
const box = () => screen.getByRole('textbox', { name: 'Write to Maya Lind' });

describe('the list of conversations', () => {
  it('says with whom, about what, and what is unread', async () => {
    await open('/profile/messages', {
      MessagesThreads: { threads: { totalCount: 1, pageInfo, edges: [row({ unreadCount: 2 })] } },
    });
    const link = screen.getByRole('link', { name: /Maya Lind/ });
    expect(link.getAttribute('href')).toBe('/profile/messages/t-1');
    expect(link.textContent).toContain('2 unread');
    expect(link.textContent).toContain('1962 Fender Stratocaster');
  });

  it('has its filter and its search in the address', async () => {
    const { user, router, requests } = await open('/profile/messages?filter=unread&search=strat', {
      MessagesThreads: { threads: { totalCount: 1, pageInfo, edges: [row()] } },
    });
    expect(requests()).toContainEqual([
      'MessagesThreads',
      { first: 25, after: null, filter: 'UNREAD', search: 'strat' },
    ]);
    expect(screen.getByRole('link', { name: 'Unread' }).getAttribute('aria-current')).toBe('true');
    // The header has a search of its own: each has a name.
    expect(screen.getByRole('search', { name: 'Search messages, names and instruments' })).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'tele{Enter}');
    expect(router.state.location.search).toBe('?filter=unread&search=tele');
  });

  it('helps when there is nothing, and when nothing is found', async () => {
    const nothing = { MessagesThreads: { threads: { totalCount: 0, pageInfo, edges: [] } } };
    await open('/profile/messages', nothing);
    expect(screen.getByRole('link', { name: 'See what hangs on the wall' })).toBeTruthy();
    cleanup();
    await open('/profile/messages?search=kazoo', nothing);
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/profile/messages');
  });
});

describe('a conversation', () => {
  it('is marked as read when it is shown, and follows what comes', async () => {
    let messages = [message(1)];
    const { store, names } = await open('/profile/messages/t-1', {
      MessagesThread: () => ({ thread: answered(openThread(messages)) }),
    });
    expect(names().filter((name) => name.startsWith('Messages'))).toEqual(['MessagesThread', 'MessagesMarkRead']);
    messages = [message(1), message(2)];
    act(() => emit(store, 'live/changed', { topic: 'messages', subjectId: 't-1' }));
    expect(await within(screen.getByRole('log')).findByText('Message 2')).toBeTruthy();
    act(() => emit(store, 'live/changed', { topic: 'messages', subjectId: 'another' }));
    expect(names().filter((name) => name === 'MessagesThread')).toHaveLength(2);
  });

  it('marks what nobody typed', async () => {
    await open('/profile/messages/t-1', threadOf([message(1, { text: 'I am away.', isAutomatic: true })]));
    expect(screen.getByText('Automatic answer')).toBeTruthy();
  });

  it('puts a saved reply below what was typed, filled in, asked for when it is wanted', async () => {
    const replies = [
      { id: 'r1', title: 'Price', textEn: '{item} costs {price}. It leaves on {ship date}.', textFr: '' },
    ];
    const replyFacts = { item: 'A Strat', price: { amountCents: 120_000 }, shipAt: null };
    const { user, names } = await open('/profile/messages/t-1', {
      ...threadOf([message(1)]),
      AccountThreadReplies: { savedReplies: replies, thread: { id: 't-1', replyFacts } },
    });
    await user.type(box(), 'Hello,');
    expect(names()).not.toContain('AccountThreadReplies');
    await user.click(screen.getByRole('button', { name: 'Saved replies' }));
    await user.click(await screen.findByRole('button', { name: 'Price' }));
    expect(box()).toHaveProperty('value', 'Hello,\n\nA Strat costs $1,200. It leaves on {ship date}.');
    expect(screen.getByText('Still to fill in: {ship date}')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
  });

  it('loads older messages before those that are there', async () => {
    const { user, requests } = await open('/profile/messages/t-1', {
      MessagesThread: ({ after }: { after: string | null }) => ({
        thread: answered(after ? openThread([message(1)]) : openThread([message(2)], { older: 'c2' })),
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect(requests().at(-1)).toEqual(['MessagesThread', { id: 't-1', after: 'c2' }]);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  it('sends by keyboard, shows what was sent and empties the box', async () => {
    const { user, requests } = await open('/profile/messages/t-1', {
      ...threadOf([message(1, { readAt: 'then' })]),
      MessagesSend: { messageSend: sent('Hello') },
    });
    await user.type(box(), 'Hello{Control>}{Enter}{/Control}');
    expect(await within(screen.getByRole('log')).findByText('Hello')).toBeTruthy();
    expect(box()).toHaveProperty('value', '');
    expect(requests().at(-1)).toEqual([
      'MessagesSend',
      {
        message: {
          threadId: 't-1',
          text: 'Hello',
          attachmentIds: [],
          sendContactDetails: false,
          idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
        },
      },
    ]);
  });

  it('asks before contact details are sent, and sends them only then, under the same key', async () => {
    const contactDetails = [{ kind: 'phone', text: '615-555-0142' }];
    const held = {
      success: false,
      message: 'Held.',
      code: 'contact-details',
      contactDetails,
      sent: null,
      thread: null,
    };
    const given: { sendContactDetails: boolean; idempotencyKey: string }[] = [];
    const { user } = await open('/profile/messages/t-1', {
      ...threadOf([message(1, { readAt: 'then' })]),
      MessagesSend: ({ message: asked }: { message: { sendContactDetails: boolean; idempotencyKey: string } }) => {
        given.push(asked);
        return { messageSend: asked.sendContactDetails ? sent('615-555-0142') : held };
      },
    });
    await user.type(box(), '615-555-0142');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('status')).textContent).toContain('Telephone: 615-555-0142');
    await user.click(screen.getByRole('button', { name: 'Send anyway' }));
    expect(await within(screen.getByRole('log')).findByText('615-555-0142')).toBeTruthy();
    expect(given.map(({ sendContactDetails: anyway }) => anyway)).toEqual([false, true]);
    expect(new Set(given.map(({ idempotencyKey: key }) => key)).size).toBe(1);
  });

  it('keeps what was typed when it is refused', async () => {
    const refusal = {
      success: false,
      message: 'Please wait.',
      code: 'rate-limited',
      contactDetails: [],
      sent: null,
      thread: null,
    };
    const { user } = await open('/profile/messages/t-1', {
      ...threadOf([message(1, { readAt: 'then' })]),
      MessagesSend: { messageSend: refusal },
    });
    await user.type(box(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait.');
    expect(box()).toHaveProperty('value', 'Hello');
  });

  it('says at the form that the shop did not answer, and keeps what was typed', async () => {
    const { user } = await open('/profile/messages/t-1', {
      ...threadOf([message(1, { readAt: 'then' })]),
      MessagesSend: () => {
        throw new Error('offline');
      },
    });
    await user.type(box(), 'Hello{Control>}{Enter}{/Control}');
    expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
    expect(box()).toHaveProperty('value', 'Hello');
  });

  it('keeps what was typed when the page is loaded again, until it is sent', async () => {
    const answers = { ...threadOf([message(1, { readAt: 'then' })]), MessagesSend: { messageSend: sent('Hello') } };
    const { user } = await open('/profile/messages/t-1', answers);
    await user.type(box(), 'Hello');
    cleanup();
    const again = await open('/profile/messages/t-1', answers);
    expect(box()).toHaveProperty('value', 'Hello');
    await again.user.click(screen.getByRole('button', { name: 'Send' }));
    await within(screen.getByRole('log')).findByText('Hello');
    cleanup();
    await open('/profile/messages/t-1', answers);
    expect(box()).toHaveProperty('value', '');
  });

  it('says what a message lacks, and cuts none that is too long', async () => {
    const { user, names } = await open('/profile/messages/t-1', threadOf([message(1, { readAt: 'then' })]));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText(/^Write something first/)).toBeTruthy();
    expect(document.activeElement).toBe(box());
    await user.click(box());
    await user.paste('a'.repeat(2_003));
    expect(screen.getByText(/^3 characters too many/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(names()).not.toContain('MessagesSend');
    expect(box()).toHaveProperty('value', 'a'.repeat(2_003));
    await user.type(box(), '{Backspace}{Backspace}{Backspace}');
    expect(screen.getByText('0 characters left')).toBeTruthy();
  });

  it('sends nothing without a file that did not arrive, and says how many files it left out', async () => {
    const { XMLHttpRequest: original } = globalThis;
    Object.assign(globalThis, { XMLHttpRequest: BrokenRequest });
    const { user, names } = await open('/profile/messages/t-1', threadOf([message(1, { readAt: 'then' })]));
    await user.type(box(), 'Here it is.');
    const files = Array.from({ length: 12 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));
    await user.upload(screen.getByLabelText('Attach files'), files);
    expect(screen.getByText(/^A message takes 10 files: 2 were left out/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^One file did not arrive/)).toBeTruthy();
    expect(names()).not.toContain('MessagesSend');
    Object.assign(globalThis, { XMLHttpRequest: original });
  });

  it('blocks after asking once, and says why nothing can be written then', async () => {
    let change: Partial<OpenThread> = {};
    const { user } = await open('/profile/messages/t-1', {
      MessagesThread: () => ({ thread: answered(openThread([message(1, { readAt: 'then' })], change)) }),
      AccountBlock: () => {
        change = { isBlocked: true, obstacle: 'You have blocked this member.' };
        return { accountBlock: fine };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Block Maya Lind' }));
    await user.click(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You have blocked this member.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write to Maya Lind' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Unblock Maya Lind' })).toBeTruthy();
  });

  it('says in its dialog why nobody was blocked, and tries again', async () => {
    let tries = 0;
    const { user } = await open('/profile/messages/t-1', {
      ...threadOf([message(1, { readAt: 'then' })]),
      AccountBlock: () => {
        tries += 1;
        if (tries === 1) throw new TransportError('gone', 0);
        return { accountBlock: { success: false, message: 'Not now.' } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Block Maya Lind' }));
    await user.click(screen.getByRole('button', { name: 'Block' }));
    const dialog = screen.getByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('did not answer');
    await user.click(screen.getByRole('button', { name: 'Block' }));
    expect(await within(dialog).findByText('Not now.')).toBeTruthy();
  });

  it('begins from an item, and its address is that of the thread then', async () => {
    const { subject, counterpart } = openThread([]);
    const { user, router } = await open('/profile/messages/new?about=item&id=i-1', {
      MessagesThreadAbout: { threadAbout: { obstacle: null, subject, counterpart, thread: null } },
      MessagesSend: { messageSend: sent('Hello') },
      ...threadOf([message(9, { isOwn: true, text: 'Hello' })]),
    });
    await user.type(box(), 'Hello{Control>}{Enter}{/Control}');
    await screen.findByRole('log');
    expect(router.state.location.pathname).toBe('/profile/messages/t-1');
  });
});
