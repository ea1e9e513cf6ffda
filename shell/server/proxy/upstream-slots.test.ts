import { describe, expect, it } from '@jest/globals';
import { Senders } from './senders.ts';
import { UpstreamSlots } from './upstream-slots.ts';

const limits = { total: 3, perClient: 2, waitingPerClient: 2, waiting: 3, patience: 50 };

describe('slots of an upstream', () => {
  it('go to each client up to its share, and to others while one waits', async () => {
    const slots = new UpstreamSlots(limits);
    const [first] = [await slots.acquire('a'), await slots.acquire('a')];
    const third = slots.acquire('a').then(() => 'a');
    expect(await Promise.race([third, slots.acquire('b').then(() => 'b')])).toBe('b');
    first();
    first();
    expect(await third).toBe('a');
  });

  it('are refused to whom waits too long, and to whom has too many waiting', async () => {
    const slots = new UpstreamSlots(limits);
    await Promise.all(['a', 'a', 'b'].map((client) => slots.acquire(client)));
    const waiting = [slots.acquire('a'), slots.acquire('a')];
    await expect(slots.acquire('a')).rejects.toMatchObject({ statusCode: 429 });
    waiting.push(slots.acquire('c'));
    await expect(slots.acquire('d')).rejects.toMatchObject({ statusCode: 503 });
    for (const each of waiting) await expect(each).rejects.toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  });
});

describe('senders', () => {
  it('give way to the next of the same client, the oldest first', () => {
    const senders = new Senders({ perClient: 2, total: 10 });
    const gone: string[] = [];
    const enter = (client: string, name: string) => senders.enter(client, () => gone.push(name));
    const leave = enter('a', 'a1');
    for (const name of ['a2', 'a3', 'a4']) enter('a', name);
    enter('b', 'b1');
    leave();
    expect([gone, senders.size]).toEqual([['a1', 'a2'], 3]);
  });

  it('give way to others when there are too many of one client', () => {
    const senders = new Senders({ perClient: 4, total: 4 });
    const gone: string[] = [];
    for (const name of ['a1', 'b1', 'a2', 'a3', 'c1']) senders.enter(name.slice(0, 1), () => gone.push(name));
    expect([gone, senders.size]).toEqual([['a1'], 4]);
  });
});
