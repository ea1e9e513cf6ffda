import { describe, expect, it } from '@jest/globals';
import { entriesOf, mergeMessages, prepend, readFilter, refresh, threadsPath } from './thread.model.ts';
import { message, openThread } from './thread.fixture.ts';

const ids = (thread: { messages: readonly { id: string }[] }): string[] => thread.messages.map(({ id }) => id);

describe('a thread', () => {
  it('has each message once, in the order of time, as it was read last', () => {
    const merged = mergeMessages([message(2), message(1)], [message(2, { readAt: 'now' }), message(3)]);
    expect(merged.map(({ id, readAt }) => [id, readAt])).toEqual([
      ['m1', null],
      ['m2', 'now'],
      ['m3', null],
    ]);
  });

  it('keeps older pages when it is read again', () => {
    const known = prepend(
      openThread([message(5), message(6)], { older: 'c5' }),
      openThread([message(3), message(4)], { older: 'c3' }),
    );
    expect([ids(known), known.older]).toEqual([['m3', 'm4', 'm5', 'm6'], 'c3']);
    const again = refresh(known, openThread([message(5), message(6), message(7)], { older: 'c5' }));
    expect([ids(again), again.older]).toEqual([['m3', 'm4', 'm5', 'm6', 'm7'], 'c3']);
  });

  it('has no gap when more than a page has arrived', () => {
    const again = refresh(
      openThread([message(1)], { older: null }),
      openThread([message(8), message(9)], { older: 'c8' }),
    );
    expect([ids(again), again.older]).toEqual([['m8', 'm9'], 'c8']);
  });

  it('shows steps between messages, those of older pages with these, and each day once', () => {
    const step = (day: number) => ({ id: `s${day}`, text: 'Sent.', at: `2026-11-0${day}T12:00:00.000Z` });
    const thread = openThread([message(2), message(4)], { steps: [step(1), step(3)], older: 'c2' });
    const shown = (of: typeof thread) =>
      entriesOf(of, (at) => at.slice(0, 10)).map((entry) => (entry.kind === 'step' ? entry.step.id : entry.message.id));
    expect(shown(thread)).toEqual(['m2', 's3', 'm4']);
    expect(shown({ ...thread, older: null })).toEqual(['s1', 'm2', 's3', 'm4']);
    const days = entriesOf(openThread([message(2), message(2, { id: 'm2b' })]), (at) => at.slice(0, 10));
    expect(days.map(({ isNewDay }) => isNewDay)).toEqual([true, false]);
  });
});

it('has an address for every list', () => {
  expect(threadsPath('ALL', '')).toBe('/profile/messages');
  expect(threadsPath('UNREAD', 'les paul & more', 'c1')).toBe(
    '/profile/messages?filter=unread&search=les+paul+%26+more&after=c1',
  );
  expect(['unread', 'UNREAD', 'x', null].map((value) => readFilter(value))).toEqual(['UNREAD', 'ALL', 'ALL', 'ALL']);
});
