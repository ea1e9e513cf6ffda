import { describe, expect, it } from '@jest/globals';
import { workThrough } from './work-through.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `row-${at}`);

/** So many rows, read two at a time; those in `broken` fail and stay due. */
function rows(count: number, broken: readonly string[]) {
  const due = new Set(ids(count));
  const worked: string[] = [];
  return {
    worked,
    next: async (seen: readonly string[]) => [...due].filter((id) => !seen.includes(id)).slice(0, 2),
    work: async (id: string) => {
      if (broken.includes(id)) throw new Error(`${id} is broken`);
      worked.push(id);
      due.delete(id);
    },
  };
}

describe('working through what is due', () => {
  it('does everything, each once', async () => {
    const all = rows(5, []);
    expect(await workThrough(all)).toBe(5);
    expect(all.worked).toEqual(ids(5));
  });

  it('goes on behind rows that fail, even where they fill whole batches, and says which failed', async () => {
    const all = rows(7, ['row-0', 'row-1', 'row-2', 'row-5']);
    await expect(workThrough(all)).rejects.toMatchObject({
      message: '4 of 7 failed, first row-0.',
      cause: { message: 'row-0 is broken' },
    });
    expect(all.worked).toEqual(['row-3', 'row-4', 'row-6']);
  });

  it('does not count what was nothing to do, and does not ask about it again', async () => {
    let asked = 0;
    const work = async () => {
      asked += 1;
      return false;
    };
    expect(await workThrough({ next: async () => ['stays'], work })).toBe(0);
    expect(asked).toBe(1);
  });

  it('stops at once where the database is away', async () => {
    const tried: string[] = [];
    const next = async (seen: readonly string[]) => (seen.length === 0 ? ['one', 'two'] : []);
    const work = async (id: string) => {
      tried.push(id);
      throw new Error('Connection terminated unexpectedly');
    };
    await expect(workThrough({ next, work })).rejects.toThrow('Connection terminated');
    expect(tried).toEqual(['one']);
  });

  it('leaves the rest to the next run beyond its limit', async () => {
    const all = rows(9, []);
    expect(await workThrough(all, 4)).toBe(4);
  });
});
