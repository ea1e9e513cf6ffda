import { describe, expect, it, jest } from '@jest/globals';
import { PageBody } from './page-body.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { type PageMessage, RenderCoordinator } from './render-coordinator.ts';
import { shareRenders } from './shared-renders.ts';

const page = (text: string, status = 200): RenderedPage => ({
  status,
  headers: { etag: text },
  body: new PageBody(text),
});
const textOf = async ({ body }: RenderedPage): Promise<string | undefined> => (await body?.in('identity'))?.toString();

interface Process {
  readonly hear: (message: PageMessage) => void;
}

/** Render processes of one machine, without processes. */
function startMachine() {
  const coordinator = new RenderCoordinator<Process>(({ hear }, message) => hear(message), 60_000, 2 ** 20);
  const start = (version: () => string | null = () => '1', patience?: number): PageCache => {
    let hear: Process['hear'] = () => undefined;
    const self: Process = { hear: (message) => queueMicrotask(() => hear(message)) };
    const share = shareRenders(
      {
        send: (message) =>
          message.kind === 'page-wanted' ? coordinator.want(self, message) : coordinator.rendered(self, message),
        onPage: (listener) => (hear = listener),
      },
      version,
      patience,
    );
    return new PageCache(60_000, { share });
  };
  return { start };
}

describe('render processes that share their renders', () => {
  it('render a page once, whoever asks, with the same bytes', async () => {
    const { start } = startMachine();
    const [one, other, late] = [start(), start(), start()];
    const render = jest.fn(async () => page('guitar'));
    const both = await Promise.all([one.get('/', render), other.get('/', render)]);
    expect(await Promise.all(both.map(textOf))).toEqual(['guitar', 'guitar']);
    const third = await late.get('/', render);
    expect([await textOf(third), third.status, third.headers]).toEqual(['guitar', 200, { etag: 'guitar' }]);
    expect(third.body?.etag).toBe(both[0]?.body?.etag);
    expect(late.fresh('/')).toBe(third);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('render a page again after a change that one of them knows of', async () => {
    const { start } = startMachine();
    const [one, other] = [start(), start()];
    await one.get('/', async () => page('old'));
    other.outdate();
    expect(await textOf(await other.get('/', async () => page('new')))).toBe('new');
    one.outdate();
    await new Promise((resolve) => setTimeout(resolve, 2));
    other.outdate();
    expect(await textOf(await one.get('/', async () => page('newer')))).toBe('newer');
  });

  it('do not share what they render for other texts of the shop, or before they know them', async () => {
    const { start } = startMachine();
    const render = jest.fn(async () => page('guitar'));
    for (const version of ['1', '2', null, null]) await start(() => version).get('/', render);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('share a page that is not found with those that wait for it, and no longer', async () => {
    const { start } = startMachine();
    const [one, other] = [start(), start()];
    const render = jest.fn(async () => page('nothing', 404));
    await Promise.all([one.get('/', render), other.get('/', render)]);
    expect(render).toHaveBeenCalledTimes(1);
    await other.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('each say why they failed', async () => {
    const { start } = startMachine();
    const [one, other] = [start(), start()];
    const fail = (who: string) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error(who);
    };
    const outcomes = await Promise.allSettled([one.get('/', fail('one')), other.get('/', fail('other'))]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
      'Error: one',
      'Error: other',
    ]);
    expect(await textOf(await other.get('/', async () => page('well again')))).toBe('well again');
  });

  it('render for themselves what another does not finish', async () => {
    const { start } = startMachine();
    const [hanging, other] = [start(), start(() => '1', 20)];
    void hanging.get('/', () => new Promise<RenderedPage>(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await textOf(await other.get('/', async () => page('own')))).toBe('own');
  });
});
