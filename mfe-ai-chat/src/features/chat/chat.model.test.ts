import { describe, expect, it } from '@jest/globals';
import {
  canSelect,
  emptyChat,
  questionBefore,
  questionOf,
  stepChat,
  type ChatState,
  type ChatStep,
} from './chat.model.ts';

const assistants = [
  { id: 'catalogue', name: 'Catalogue' },
  { id: 'policies', name: 'Shop policies' },
];
const run = (state: ChatState, ...steps: ChatStep[]): ChatState => steps.reduce(stepChat, state);
const ready = run(emptyChat, { type: 'loaded', assistants, selectedId: 'catalogue' });
const reply = { threadId: 't-1', messageId: 'm-1', content: '**Twelve.**', statements: [], isUnfinished: false };
const answer = (conversation = 0): ChatStep => ({ type: 'answered', conversation, reply });

describe('the conversation', () => {
  it('ignores an input of blanks, and one without an assistant', () => {
    expect(questionOf({ ...ready, input: ' \n\t ' })).toBeNull();
    expect(questionOf({ ...ready, input: 'hello', selectedId: null })).toBeNull();
    expect(questionOf({ ...ready, input: ' hello ' })).toBe('hello');
  });

  it('waits for one answer at a time', () => {
    const asked = run(ready, { type: 'asked', text: 'one' }, { type: 'typed', text: 'two' });
    expect(asked.sending).toBe(true);
    expect(questionOf(asked)).toBeNull();
  });

  it('keeps question, answer and thread, and empties the input on sending', () => {
    const state = run(ready, { type: 'typed', text: 'how many' }, { type: 'asked', text: 'how many' }, answer());
    expect(state).toMatchObject({ threadId: 't-1', input: '', sending: false });
    expect(state.messages).toEqual([
      { id: 0, role: 'user', content: 'how many' },
      { id: 1, role: 'assistant', content: '**Twelve.**', reply },
    ]);
  });

  it('puts a question that failed back into the box, before what was typed meanwhile', () => {
    const failed = run(ready, { type: 'asked', text: 'one' }, { type: 'failed', conversation: 0 });
    expect(failed).toMatchObject({ sending: false, threadId: null, input: 'one', messages: [] });
    const typed = run(
      ready,
      { type: 'asked', text: 'one' },
      { type: 'typed', text: 'two' },
      { type: 'failed', conversation: 0 },
    );
    expect(typed.input).toBe('one\ntwo');
  });

  it('shows an answer as it grows, until it is whole', () => {
    const heard = run(
      ready,
      { type: 'asked', text: 'one' },
      { type: 'heard', conversation: 0, text: '**Twe' },
      { type: 'heard', conversation: 0, text: 'lve.**' },
      { type: 'heard', conversation: 7, text: ' late' },
    );
    expect(heard.partial).toBe('**Twelve.**');
    expect(run(heard, answer()).partial).toBe('');
  });

  it('keeps the rating of an answer', () => {
    const rated = run(ready, { type: 'asked', text: 'one' }, answer(), { type: 'rated', id: 1, rating: -1 });
    expect(rated.messages[1]).toMatchObject({ rating: -1 });
    expect(questionBefore(rated, 1)).toBe('one');
  });

  it('closes the selector once more than one message exists', () => {
    const one = run(ready, { type: 'asked', text: 'one' });
    expect(canSelect(one)).toBe(true);
    const two = run(one, answer());
    expect(canSelect(two)).toBe(false);
    expect(stepChat(two, { type: 'selected', id: 'policies' }).selectedId).toBe('catalogue');
  });

  it('forgets messages, thread and input on refresh, not the assistant, and late answers with them', () => {
    const asked = run(ready, { type: 'asked', text: 'one' }, { type: 'typed', text: 'two' }, { type: 'refreshed' });
    expect(asked).toMatchObject({ messages: [], threadId: null, input: '', sending: false, selectedId: 'catalogue' });
    expect(stepChat(asked, answer(0))).toBe(asked);
    expect(stepChat(asked, { type: 'failed', conversation: 0 })).toBe(asked);
  });

  it('takes no assistant that the server does not know', () => {
    expect(run(emptyChat, { type: 'loaded', assistants, selectedId: 'gone' }).selectedId).toBeNull();
  });
});
