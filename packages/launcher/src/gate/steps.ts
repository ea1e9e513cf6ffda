import { existsSync } from 'node:fs';
import { remoteFolders } from '#launcher/build/projects.ts';
import { inWorkspace, workspaceRoot } from '#launcher/workspace.ts';

/** One check of the gate: Node runs `args` at the root, and an exit code other than 0 is a failure. */
export type Step = {
  name: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Longest time in minutes before it counts as hung: some four times what it takes on two quiet cores. */
  limitMinutes: number;
  /** Where a test runner writes its report, and in which form. */
  report?: { file: string; runner: 'jest' | 'playwright' };
  /** Without this file the step has nothing to check and is passed over. */
  needs?: string;
};

/** Steps that run two at a time, then steps that need the whole machine and one another, in order. */
export type Plan = { checks: Step[]; tests: Step[] };

const tool = (path: string): string => inWorkspace('node_modules', path);

/** A check that a project brings along as a script. */
const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  args: [inWorkspace(file), ...args],
  limitMinutes: 6,
  needs: inWorkspace(file),
});

/** The four checks that take seconds and need no build. */
function quickChecks(): Step[] {
  const folders = ['shell', ...remoteFolders(workspaceRoot), 'packages'];
  return [
    { ...script('types', 'packages/launcher/src/gate/check-types.ts'), limitMinutes: 10 },
    { name: 'lint', args: [tool('oxlint/bin/oxlint')], limitMinutes: 6 },
    { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check', '.'], limitMinutes: 6 },
    {
      name: 'boundaries',
      args: [tool('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs', ...folders],
      limitMinutes: 6,
    },
  ];
}

function agreementChecks(): Step[] {
  return [
    script('lockfile', 'packages/launcher/src/fix-lock.ts', '--check'),
    script('facades', 'packages/federation/scripts/check-facades.ts'),
    script('codegen', 'packages/generators/scripts/codegen.ts', '--check'),
    script('messages', 'packages/i18n/scripts/check-messages.ts'),
    script('remotes', 'packages/generators/scripts/check-remotes.ts'),
  ];
}

/** The whole gate, or its quick half. Reports of the test runners go to `reportFolder`. */
export function planGate(quick: boolean, reportFolder: string): Plan {
  if (quick) return { checks: quickChecks(), tests: [] };
  const jestReport = `${reportFolder}/jest.json`;
  const journeysReport = `${reportFolder}/journeys.json`;
  const journeys = inWorkspace('shell/e2e/playwright.config.ts');
  return {
    checks: [...quickChecks(), ...agreementChecks()],
    tests: [
      { name: 'build', args: [inWorkspace('packages/launcher/src/build.ts')], limitMinutes: 15 },
      script('budgets', 'packages/federation/scripts/check-budgets.ts'),
      {
        name: 'tests',
        args: [
          '--experimental-vm-modules',
          '--disable-warning=ExperimentalWarning',
          tool('jest/bin/jest.js'),
          // Many suites wait for processes and timers: three keep two cores busy.
          '--maxWorkers=3',
          '--json',
          `--outputFile=${jestReport}`,
        ],
        limitMinutes: 25,
        report: { file: jestReport, runner: 'jest' },
      },
      {
        name: 'journeys',
        args: [tool('@playwright/test/cli.js'), 'test', '-c', journeys, '--reporter=line,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport },
        limitMinutes: 40,
        report: { file: journeysReport, runner: 'playwright' },
        needs: journeys,
      },
    ],
  };
}

/** False for a step whose subject does not exist. */
export const isApplicable = (step: Step): boolean => step.needs === undefined || existsSync(step.needs);
