import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Step } from './steps.ts';

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

const jestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** Reads a runner's JSON report; suites that did not even load count as one failure each. Throws when it is no report. */
export function parseReport(runner: 'jest' | 'playwright', text: string): Counts {
  const json: unknown = JSON.parse(text);
  if (runner === 'jest') {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestSchema.parse(json);
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  }
  const { stats, errors } = playwrightSchema.parse(json);
  // A test that passed at the second try only is reported as a failure.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** What a step adds to the sum; a step that failed counts at least one failure, whatever its report says. */
export function countStep(step: Step, ok: boolean): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    if (step.report) counts = parseReport(step.report.runner, readFileSync(step.report.file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
