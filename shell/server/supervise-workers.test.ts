import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@headstock/launcher/free-port';
import { afterEach, describe, expect, it } from '@jest/globals';

let supervisor: ChildProcess;
let port: number;
const keepAlive = new Agent({ keepAlive: true, maxSockets: 8 });

function read(url: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: url, agent: agent ?? new Agent({ keepAlive: false }) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });
}

/** What the process that answered calls itself. */
const visit = async (url = '/', agent?: Agent): Promise<number> => Number(await read(url, agent));

async function unanswered(): Promise<never> {
  await sleep(5000, undefined, { ref: false });
  throw new Error('a connection was not answered');
}

async function answering(): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
    const pid = await visit().catch(() => 0);
    if (pid > 0) return pid;
  }
  throw new Error('nobody answers');
}

async function start(workers = 1): Promise<number> {
  port = await freePort();
  const env = { ...process.env, NODE_OPTIONS: '', PORT: String(port), WORKERS: String(workers) };
  const script = path.join(import.meta.dirname, 'workers.fixture.ts');
  supervisor = spawn(process.execPath, [script], { env, stdio: 'ignore' });
  return answering();
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Whether a process ends, within a minute. */
async function gone(pid: number): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) if (!lives(pid)) return true;
  return false;
}

afterEach(async () => {
  if (supervisor.exitCode !== null || supervisor.signalCode !== null) return;
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
});

describe('render processes', () => {
  it('are replaced without a failed request, on open connections and on new ones', async () => {
    const first = await start();
    await visit('/grow');
    const answered: number[] = [];
    const shopper = async (agent?: Agent): Promise<void> => {
      for (let last = first; answered.length < 300 || last === first; await sleep(Math.random() * 40)) {
        last = await visit('/', agent);
        answered.push(last);
      }
    };
    await Promise.all([...Array.from({ length: 6 }, () => shopper(keepAlive)), shopper(), shopper(), visit('/slow')]);
    keepAlive.destroy();
    expect(answered.length).toBeGreaterThanOrEqual(200);
    expect(new Set(answered).size).toBe(2);
    expect(await gone(first)).toBe(true);
  });

  it('answer a request on an idle connection during shutdown', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await start();
    expect(await visit('/grow', agent)).toBe(first);
    while ((await visit()) === first) await sleep(20);
    await sleep(500);
    // The same connection as before: the old process, for the last time.
    expect(await visit('/', agent)).toBe(first);
    expect(await visit('/', agent)).not.toBe(first);
    agent.destroy();
  });

  it('end within 10 s of SIGTERM, even with a hanging request, after answering the others', async () => {
    const pid = await start();
    const hanging = visit('/hang').catch(() => 'cut');
    const slow = visit('/slow');
    await sleep(100);
    const exited = once(supervisor, 'exit');
    const told = performance.now();
    supervisor.kill('SIGTERM');
    expect(await slow).toBe(pid);
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(await hanging).toBe('cut');
    expect(await gone(pid)).toBe(true);
  });

  it('end at once when there are no requests', async () => {
    await start(2);
    const exited = once(supervisor, 'exit');
    const began = performance.now();
    supervisor.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - began).toBeLessThan(7000);
  });

  it('are started again after a crash', async () => {
    const pid = await start();
    await visit('/crash').catch(() => undefined);
    expect(await gone(pid)).toBe(true);
    expect(await answering()).not.toBe(pid);
  });

  it('refuse no request when one is killed: new requests wait for the next process', async () => {
    let pid = await start();
    const outcomes: string[] = [];
    for (let killed = 0; killed < 5; killed++) {
      process.kill(pid, 'SIGKILL');
      const arrived = await Promise.all(
        Array.from({ length: 20 }, () => visit().then(String, (error: NodeJS.ErrnoException) => error.code ?? 'error')),
      );
      outcomes.push(...arrived);
      pid = await answering();
    }
    expect(outcomes).toHaveLength(100);
    expect(outcomes.filter((outcome) => !/^\d+$/.test(outcome))).toEqual([]);
  }, 30_000);

  it('answer connections that arrive while one ends', async () => {
    let pid = await start();
    let visits = 0;
    const lost: unknown[] = [];
    let over = false;
    const visitor = async (): Promise<void> => {
      for (; !over; visits++) await Promise.race([visit(), unanswered()]).catch((error: unknown) => lost.push(error));
    };
    const visitors = Array.from({ length: 3 }, visitor);
    for (let replaced = 0; replaced < 12; replaced++) {
      process.kill(pid, 'SIGTERM');
      for (const end = Date.now() + 20_000; Date.now() < end && lives(pid);) await sleep(20);
      pid = await answering();
    }
    over = true;
    await Promise.all(visitors);
    expect(visits).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('are replaced, not just ended, when one alone gets SIGTERM', async () => {
    const pid = await start();
    process.kill(pid, 'SIGTERM');
    for (const end = Date.now() + 60_000; Date.now() < end && (await visit()) === pid;) await sleep(20);
    expect(await visit()).not.toBe(pid);
  });

  it('share what they render: each page is rendered by one, and by another when that is killed', async () => {
    await start(3);
    const serving = new Set<number>();
    while (serving.size < 3) serving.add(await visit());
    const askAll = (url: string) => Promise.all(Array.from({ length: 9 }, () => read(url).catch(() => 'cut off')));
    const answers = (await askAll('/page')).map((answer) => answer.split(' '));
    expect(new Set(answers.map(([server]) => server)).size).toBe(3);
    expect(new Set(answers.map(([, renderer]) => renderer)).size).toBe(1);

    const asked = askAll('/page/slow');
    let renderer = 0;
    while (renderer === 0) renderer = await visit('/rendering');
    process.kill(renderer, 'SIGKILL');
    const whole = (await asked).filter((answer) => answer !== 'cut off');
    const others = new Set(whole.map((answer) => Number(answer.split(' ')[1])));
    expect(whole.length).toBeGreaterThan(0);
    expect(others.has(renderer)).toBe(false);
    expect(others.size).toBe(1);
  });

  it('do not outlive a supervisor that was killed', async () => {
    const pid = await start();
    supervisor.kill('SIGKILL');
    expect(await gone(pid)).toBe(true);
  });
});
