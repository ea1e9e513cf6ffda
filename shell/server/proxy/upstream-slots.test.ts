import { describe, expect, it } from '@jest/globals';
import { UpstreamSlots } from './upstream-slots.ts';

const limits = { total: 3, perClient: 2, waitingPerClient: 2, waiting: 3, timeoutMs: 50 };

describe('slots of an upstream', () => {
  it('serve each client up to its share, and others while one client waits', async () => {
    const slots = new UpstreamSlots(limits);
    const [first] = [await slots.acquire('a'), await slots.acquire('a')];
    const third = slots.acquire('a').then(() => 'a');
    expect(await Promise.race([third, slots.acquire('b').then(() => 'b')])).toBe('b');
    first();
    first();
    expect(await third).toBe('a');
  });

  it('refuse a request that waits too long, and a client that has too many waiting', async () => {
    const slots = new UpstreamSlots(limits);
    await Promise.all(['a', 'a', 'b'].map((client) => slots.acquire(client)));
    const waiting = [slots.acquire('a'), slots.acquire('a')];
    await expect(slots.acquire('a')).rejects.toMatchObject({ statusCode: 429 });
    waiting.push(slots.acquire('c'));
    await expect(slots.acquire('d')).rejects.toMatchObject({ statusCode: 503 });
    for (const each of waiting) await expect(each).rejects.toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  });
});
