import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  describeApi,
  describeCatalogue,
  describeCheckout,
  describeMemory,
  describeRedeploys,
  describePages,
  describeResults,
  describeServer,
} from './describe-results.ts';
import { readResults, type Results, writeResults } from './results.ts';
import { replaceBlock } from './update-readme.ts';

const machine = { cpu: 'Test CPU', cores: 2, node: '24.0.0', browser: 'Chromium 1' };
const exactly = (value: number) => ({ median: value, low: value, high: value });
const server = {
  at: '2026-01-02T03:04:05Z',
  rounds: 5,
  results: [
    {
      page: 'home',
      addresses: 'each address once, 10 connections',
      rendered: { median: 120.4, low: 100, high: 130 },
      cached: exactly(900),
      plain: exactly(1200),
    },
  ],
};
const home = {
  page: 'home',
  path: '/',
  bytes: { html: 12_345, js: 118_000, images: 40_000, fonts: 30_000, other: 0 },
  requests: 20,
  jsHops: 2,
  times: { fcp: exactly(810.4), lcp: exactly(1100), tbt: { median: 82, low: 59, high: 423 }, cls: exactly(0) },
  scores: { performance: 99, accessibility: 100, bestPractices: 100, seo: 100 },
};
const pages = { at: '2026-01-02T03:04:05Z', visits: 9, results: [home] };

describe('the report', () => {
  it('is a table whose columns line up', () => {
    const lines = describeResults({ machine, pages, server }).split('\n');
    const tables = lines.filter((line) => line.startsWith('|'));
    expect(tables).toHaveLength(6);
    expect(new Set(tables.slice(0, 3).map((line) => line.length)).size).toBe(1);
    expect(tables[2]).toMatch(
      /\| home \| +12\.3 \| +118\.0 \| +40\.0 \| +30\.0 \| +20 \| +2 \| +810 \| +1100 \| +82 \(59–423\) \|/,
    );
    expect(tables[5]).toMatch(
      /\| home +\| +120 \(100–130\) \| +each address once, 10 connections \| +900 \| +1200 \| +0\.75 \|/,
    );
  });

  it('tells of the API how many answers it gives, and with how many statements, still and changing', () => {
    const rate = (perSecond: number, statements: number) => ({
      perSecond: { median: perSecond, low: perSecond - 10, high: perSecond + 10 },
      statements: exactly(statements),
    });
    const lines = [{ name: 'product', still: rate(700, 0.4), changing: rate(650, 0.625) }];
    const results = { server: 'PostgreSQL 18.4', items: 2_400, connections: 32, rounds: 5, lines };
    const text = describeApi({ machine, api: { at: '2026-01-02T03:04:05Z', results } });
    expect(text).toContain('at 32 connections');
    expect(text).toMatch(/\| product \| +700 \(690–710\) \| +0\.40 \| +650 \(640–660\) \| +0\.63 \|/);
    expect(describeApi({ machine })).toBeUndefined();
  });

  it('tells of each step of the checkout what it takes, and whether its statements grow with the cart', () => {
    const steps = [
      { name: 'pay', p50: [10, 12.34], p90: [20, 25], statements: [53, 53] },
      { name: 'look', p50: [1, 9], p90: [2, 18], statements: [5, 54] },
    ];
    const results = { database: 'embedded', lines: [1, 50], rounds: 10, steps };
    const [head, , pay, look] = describeResults({ machine, checkout: { at: server.at, results } })
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(head).toMatch(/\| +1 line \| +50 lines \| statements \|$/);
    expect(pay).toMatch(/^\| pay +\| 10\.0 \/ 20\.0 \| 12\.3 \/ 25\.0 \| +53 \|$/);
    expect(look).toMatch(/ 5 → 54 \|$/);
  });

  it('tells of the catalogue in a long and a short form', () => {
    const line = (name: string) => ({ name, p50: [10, 20], p99: [20, 30] });
    const lines = ['category', 'brand', 'all requests, as mixed'].map(line);
    const results = { server: 'PostgreSQL 18', sizes: [1000, 1_000_000], rounds: 200, lines };
    const measured: Results = { machine, catalogue: { at: '2026-01-02T03:04:05Z', results } };
    const [whole, short] = [describeCatalogue(measured, 'whole'), describeCatalogue(measured, 'short')];
    expect(whole?.match(/^\| (category|brand|all)/gm)).toHaveLength(3);
    expect(short?.match(/^\| (category|brand|all)/gm)).toEqual(['| category', '| all']);
    expect(whole).toMatch(/\| brand +\| 10\.0 \/ 20\.0 \| 20\.0 \/ 30\.0 \| +2\.0 \| +1\.5 \|/);
    expect(describeCatalogue({ machine }, 'whole')).toBeUndefined();
  });

  it('tells what an idle shop holds, by kind of process and together', () => {
    const lines = [
      { name: 'api', processes: [1, 1], bytes: [2 ** 20, 3 * 2 ** 20] },
      { name: 'pictures', processes: [2, 0], bytes: [2 ** 21, 0] },
    ];
    const results = { moments: ['first', 'later'], lines, bytes: [3 * 2 ** 20, 3 * 2 ** 20] };
    const text = describeMemory({ machine, memory: { at: server.at, results } });
    expect(text?.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '| MiB      | first | later |',
      '| -------- | ----: | ----: |',
      '| api      |     1 |     3 |',
      '| pictures |     2 |     0 |',
      '| together |     3 |     3 |',
    ]);
  });

  it('tells what redeploys leave in the heap', () => {
    const results = { redeploys: 30, heap: [70 * 2 ** 20, 70.5 * 2 ** 20] };
    const text = describeRedeploys({ machine, redeploys: { at: server.at, results } });
    expect(text?.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '| redeploys | heap MiB |',
      '| --------- | -------: |',
      '| 0         |     70.0 |',
      '| 30        |     70.5 |',
    ]);
    expect(describeRedeploys({ machine })).toBeUndefined();
  });

  it('replaces the block of the README and nothing else', () => {
    const readme = '# Shop\n\n<!-- bench -->\nold\n<!-- /bench -->\n\n## Next\n';
    expect(replaceBlock(readme, 'bench', 'new')).toBe(
      '# Shop\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\n## Next\n',
    );
    expect(() => replaceBlock('# Shop', 'bench', 'new')).toThrow(/no <!-- bench -->/);
  });

  it('has nothing to put in the place of what was not measured', () => {
    const measured: Results = { machine, server };
    expect(describeServer(measured)).toMatch(/^Pages per second/);
    expect([describePages(measured), describeCheckout(measured)]).toEqual([undefined, undefined]);
  });

  it('keeps what was not measured again, and starts anew from a file that is broken', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'headstock-bench-'));
    const file = path.join(folder, 'results', 'latest.json');
    try {
      const first: Results = { machine, pages };
      expect(writeResults(first, file)).toEqual(first);
      expect(writeResults({ machine, server }, file)).toEqual({ machine, pages, server });
      expect(readResults(file)).toEqual({ machine, pages, server });
      writeFileSync(file, '{');
      expect(writeResults(first, file)).toEqual(first);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
