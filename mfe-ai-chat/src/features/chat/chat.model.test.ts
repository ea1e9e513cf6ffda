import { describe, expect, it } from '@jest/globals';
import { canSelect, emptyChat, questionOf, stepChat, type ChatState, type ChatStep } from './chat.model.ts';

const assistants = [
  { id: 'catalogue', name: 'Catalogue' },
  { id: 'policies', name: 'Shop policies' },
];
const run = (state: ChatState, ...steps: ChatStep[]): ChatState => steps.reduce(stepChat, state);
const ready = run(emptyChat, { type: 'loaded', assistants, selectedId: 'catalogue' });
const answer = (conversation = 0): ChatStep => ({
  type: 'answered',
  conversation,
  threadId: 't-1',
  content: '**Twelve.**',
});

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
      { id: 1, role: 'assistant', content: '**Twelve.**' },
    ]);
  });

  it('only stops loading when the answer failed', () => {
    const state = run(ready, { type: 'asked', text: 'one' }, { type: 'failed', conversation: 0 });
    expect(state).toMatchObject({ sending: false, threadId: null });
    expect(state.messages).toHaveLength(1);
  });

  it('closes the selector once more than one message exists', () => {
    const one = run(ready, { type: 'asked', text: 'one' }, { type: 'failed', conversation: 0 });
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
