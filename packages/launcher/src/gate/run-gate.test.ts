import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTerminal } from '#launcher/terminal.ts';
import { inWorkspace } from '#launcher/workspace.ts';
import { parseReport } from './report.ts';
import { runGate } from './run-gate.ts';
import { planGate, type Step } from './steps.ts';

const step = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  args: ['-e', code],
  limitMinutes: 1,
  ...more,
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headstock-gate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function gate(checks: Step[], tests: Step[] = [], abort = new AbortController()) {
  const written: string[] = [];
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  const terminal = createTerminal({ isTTY: false, columns: 80, write }, {});
  const ok = await runGate({ checks, tests }, terminal, process.env, abort.signal);
  const output = written.join('');
  return { ok, output, lastLine: output.trimEnd().split('\n').at(-1) };
}

/** A step that leaves a report as Jest does. */
async function jestStep(passed: number, failed: number, exitCode: number): Promise<Step> {
  const file = join(folder, `${passed}-${failed}-${exitCode}.json`);
  const report = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: 0 };
  await writeFile(file, JSON.stringify(report));
  return step('tests', `process.exit(${exitCode})`, { report: { file, runner: 'jest' } });
}

describe('the gate', () => {
  it('sums the tests of all runners in the last line', async () => {
    const { ok, lastLine } = await gate([step('types', '')], [await jestStep(40, 0, 0), await jestStep(2, 0, 0)]);
    expect({ ok, lastLine }).toEqual({ ok: true, lastLine: '42 passed, 0 failed' });
  });

  it('counts a failed check as one failure, shows the end of its output, and continues', async () => {
    const noisy = step('lint', 'for (let i = 0; i < 500; i++) console.log("line " + i); process.exitCode = 1');
    const { ok, output, lastLine } = await gate([noisy, step('types', '')], [await jestStep(40, 0, 0)]);
    expect({ ok, lastLine }).toEqual({ ok: false, lastLine: '40 passed, 1 failed' });
    expect(output).toContain('… 350 lines before\nline 350\n');
    expect(output).toContain('✓ types');
  });

  it('names the suites and journeys that ran longest', async () => {
    const suites = [
      { name: inWorkspace('packages/ui/quick.test.ts'), startTime: 1000, endTime: 1200 },
      { name: inWorkspace('packages/ui/slow.test.ts'), startTime: 1000, endTime: 9400 },
    ];
    const journeys = [
      {
        file: 'cart.spec.ts',
        specs: [],
        suites: [
          {
            file: 'cart.spec.ts',
            specs: [{ title: 'keeps quantities', tests: [{ results: [{ duration: 61_000 }] }] }],
          },
        ],
      },
    ];
    const jest = join(folder, 'slow-jest.json');
    const playwright = join(folder, 'slow-playwright.json');
    const counts = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
    await writeFile(jest, JSON.stringify({ ...counts, testResults: suites }));
    await writeFile(
      playwright,
      JSON.stringify({ stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [], suites: journeys }),
    );
    const { output } = await gate(
      [],
      [
        step('tests', '', { report: { file: jest, runner: 'jest' } }),
        step('journeys', '', { report: { file: playwright, runner: 'playwright' } }),
      ],
    );
    expect(output).toMatch(
      /slowest of tests\n +8\.4 s {2}packages\/ui\/slow\.test\.ts\n +0\.2 s {2}packages\/ui\/quick/,
    );
    expect(output).toMatch(/slowest of journeys\n +1 min 1 s {2}cart\.spec\.ts: keeps quantities\n/);
  });

  it('repeats what failed, and why, after everything else', async () => {
    const passed = { fullName: 'a total adds tax', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'a total rounds once',
      status: 'failed',
      failureMessages: ['\u001B[31mexpected 3, received 4\u001B[39m\n    at total.test.ts:9'],
    };
    const suites = [
      {
        name: inWorkspace('packages/ui/total.test.ts'),
        status: 'failed',
        message: 'x',
        assertionResults: [passed, failed],
      },
      { name: inWorkspace('packages/ui/lost.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
    ];
    const spec = (title: string, ok: boolean, message: string) => ({
      title,
      ok,
      tests: [{ results: [{ duration: 1, errors: ok ? [] : [{ message }] }] }],
    });
    const journeys = [
      {
        file: 'cart.spec.ts',
        specs: [spec('keeps quantities', true, '')],
        suites: [{ file: 'cart.spec.ts', specs: [spec('empties itself', false, 'Timed out')] }],
      },
    ];
    const jest = join(folder, 'failed-jest.json');
    const playwright = join(folder, 'failed-playwright.json');
    const counts = { numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    await writeFile(jest, JSON.stringify({ ...counts, testResults: suites }));
    await writeFile(
      playwright,
      JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [], suites: journeys }),
    );
    const { output } = await gate(
      [],
      [
        step('tests', 'process.exit(1)', { report: { file: jest, runner: 'jest' } }),
        step('journeys', 'process.exit(1)', { report: { file: playwright, runner: 'playwright' } }),
      ],
    );
    expect(output.slice(output.indexOf('  failed in'))).toMatch(
      new RegExp(
        [
          '^  failed in tests: packages/ui/total.test.ts: a total rounds once',
          '    expected 3, received 4',
          '        at total.test.ts:9',
          '  failed in tests: packages/ui/lost.test.ts',
          '    no module',
          '  failed in journeys: cart.spec.ts: empties itself',
          '    Timed out',
          '  tests     failed',
        ].join('\n'),
      ),
    );
  });

  it('adds the failures of the tests', async () => {
    const { ok, lastLine } = await gate([], [await jestStep(40, 3, 1)]);
    expect({ ok, lastLine }).toEqual({ ok: false, lastLine: '40 passed, 3 failed' });
  });

  it('fails when the runner fails, whatever its report says', async () => {
    expect((await gate([], [await jestStep(40, 0, 1)])).lastLine).toBe('40 passed, 1 failed');
  });

  it('fails a runner without a report, even when it exits with 0', async () => {
    const silent = step('tests', '', { report: { file: join(folder, 'absent.json'), runner: 'jest' } });
    expect(await gate([], [silent])).toMatchObject({ ok: false, lastLine: '0 passed, 1 failed' });
  });

  it('counts the checks themselves when no test ran', async () => {
    expect((await gate([step('types', ''), step('lint', '')])).lastLine).toBe('2 passed, 0 failed');
  });

  it('skips a step whose subject does not exist, and reports it', async () => {
    const { ok, output } = await gate([step('facades', 'process.exit(1)', { needs: '/absent/check.ts' })]);
    expect(ok).toBe(true);
    expect(output).toContain('- facades: passed over, there is no /absent/check.ts');
  });

  it('kills a hanging step with its child processes', async () => {
    const hanging = step('tests', "require('child_process').spawn('sleep', ['60'], { stdio: 'inherit' })", {
      limitMinutes: 0.01,
    });
    const { ok, output } = await gate([], [hanging]);
    expect(ok).toBe(false);
    expect(output).toContain('Stopped: it took longer than 0.01 min.');
  });

  it('stops at once when it is interrupted', async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 200);
    const start = Date.now();
    const { ok } = await gate([step('types', 'setTimeout(() => {}, 60000)')], [step('tests', '')], abort);
    expect(ok).toBe(false);
    expect(Date.now() - start).toBeLessThan(40_000);
  });
});

describe('parseReport', () => {
  it('counts flaky journeys and errors outside of tests as failures', () => {
    const report = { stats: { expected: 8, unexpected: 1, flaky: 2, skipped: 4 }, errors: [{ message: 'no browser' }] };
    expect(parseReport('playwright', JSON.stringify(report))).toEqual({ passed: 8, failed: 4 });
  });

  it('counts a suite that did not load', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
    expect(parseReport('jest', JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
  });
});

describe('planGate', () => {
  it('runs only checks without build or browser in quick mode', () => {
    const { checks, tests } = planGate(true, folder);
    expect(checks.map(({ name }) => name)).toEqual(['types', 'lint', 'format', 'boundaries']);
    expect(tests).toEqual([]);
  });

  it('builds before it tests', () => {
    expect(planGate(false, folder).tests.map(({ name }) => name)).toEqual(['build', 'budgets', 'tests', 'journeys']);
  });
});
