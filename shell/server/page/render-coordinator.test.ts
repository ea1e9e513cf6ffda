import { beforeEach, describe, expect, it } from '@jest/globals';
import { RenderCoordinator, type TransferredPage } from './render-coordinator.ts';

let told: string[];
let coordinator: RenderCoordinator<string>;
beforeEach(() => {
  told = [];
  coordinator = new RenderCoordinator<string>(
    (process, { id, page }) => told.push(`${process} ${id}: ${page ? page.body : 'render it'}`),
    60_000,
    100,
  );
});

const page = (body: string): TransferredPage => ({ status: 200, headers: {}, body, renderedAt: Date.now() });
const want = (process: string, id: number, key = '/', since = 0): void =>
  coordinator.want(process, { kind: 'page-wanted', id, key, since });
const rendered = (process: string, id: number, body: string | null, mayKeep = true): void =>
  coordinator.rendered(process, { kind: 'page-rendered', id, page: body === null ? null : page(body), mayKeep });
/** What was told since the last call. */
const news = (): string[] => told.splice(0);

describe('pages that several processes want', () => {
  it('are rendered by the first, for which the others wait', () => {
    want('a', 1);
    want('b', 1);
    want('c', 7);
    expect(news()).toEqual(['a 1: render it']);
    rendered('a', 1, 'page');
    expect(news()).toEqual(['b 1: page', 'c 7: page']);
    want('b', 2);
    expect(news()).toEqual(['b 2: page']);
  });

  it('are told apart by their keys', () => {
    want('a', 1, '/');
    want('b', 1, '/fr');
    expect(news()).toEqual(['a 1: render it', 'b 1: render it']);
  });

  it('are rendered again for a process that accepts none so old', () => {
    want('a', 1);
    want('b', 1, '/', Date.now() + 1);
    expect(news()).toEqual(['a 1: render it', 'b 1: render it']);
    rendered('a', 1, 'old');
    want('c', 1, '/', Date.now() + 1);
    expect(news()).toEqual(['c 1: render it']);
    rendered('b', 1, 'new');
    expect(news()).toEqual([]);
  });

  it('are given to those that wait, but not kept, when they may not be kept', () => {
    want('a', 1);
    want('b', 1);
    rendered('a', 1, 'missing', false);
    want('c', 1);
    expect(news()).toEqual(['a 1: render it', 'b 1: missing', 'c 1: render it']);
  });

  it('are rendered by the next that waits when they fail, or when their process ends', () => {
    want('a', 1);
    want('b', 1);
    want('c', 1);
    want('d', 1);
    rendered('a', 1, null);
    expect(news()).toEqual(['a 1: render it', 'b 1: render it']);
    coordinator.remove('c');
    coordinator.remove('b');
    expect(news()).toEqual(['d 1: render it']);
    rendered('d', 1, 'page');
    expect(news()).toEqual([]);
    want('e', 1);
    expect(news()).toEqual(['e 1: page']);
  });

  it('are not taken from a process that was not asked for them', () => {
    want('a', 1);
    rendered('b', 1, 'forged');
    rendered('a', 2, 'other');
    want('b', 1);
    expect(news()).toEqual(['a 1: render it']);
  });

  it('are kept up to a number of bytes, the last used the longest', () => {
    for (const key of ['/a', '/b', '/c']) {
      want('a', 1, key);
      rendered('a', 1, 'x'.repeat(40));
    }
    news();
    want('b', 1, '/a');
    want('b', 2, '/c');
    expect(news()).toEqual(['b 1: render it', `b 2: ${'x'.repeat(40)}`]);
  });
});
