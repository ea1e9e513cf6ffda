import { describe, expect, it } from '@jest/globals';
import { dismiss, emptyQueues, enqueue, queueLength } from './queue.model.ts';

const say = (message: string) => ({ message, tone: 'neutral' }) as const;
const messages = (queue: readonly { message: string }[]) => queue.map(({ message }) => message);

describe('the queues of notifications', () => {
  it('keep their order', () => {
    const queues = enqueue(enqueue(emptyQueues, say('one'), '1'), say('two'), '2');
    expect(messages(queues.bottom)).toEqual(['one', 'two']);
  });

  it('show the same message once, anew', () => {
    const queues = enqueue(enqueue(enqueue(emptyQueues, say('one'), '1'), say('two'), '2'), say('one'), '3');
    expect(queues.bottom.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('drop the oldest when they are full', () => {
    let queues = emptyQueues;
    for (let count = 0; count <= queueLength; count++) queues = enqueue(queues, say(String(count)), String(count));
    expect(messages(queues.bottom)).toEqual(['1', '2', '3', '4']);
  });

  it('forget by id, at either edge', () => {
    const queues = enqueue(emptyQueues, { ...say('one'), position: 'top' }, '1');
    expect(dismiss(queues, '2')).toEqual(queues);
    expect(dismiss(queues, '1')).toEqual(emptyQueues);
  });
});
