import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { workspaceRoot } from '#launcher/workspace.ts';
import type { Step } from './steps.ts';

/** A test that failed, and what its runner says of it. */
export type Failure = { name: string; message: string };

const SHOWN = 12;
const MESSAGE_LINES = 30;

const jestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })) }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightSchema = z.object({ suites: z.array(playwrightSuite) });

const firstLines = (text: string): string =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');

const failedJourneys = ({ file, specs, suites = [] }: z.infer<typeof playwrightSuite>): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      name: `${file}: ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message = '' }) => firstLines(message))
        .join('\n'),
    })),
  ...suites.flatMap(failedJourneys),
];

function failedTests(text: string): Failure[] {
  return jestSchema.parse(JSON.parse(text)).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(workspaceRoot, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A suite that did not load has a message and no test.
    if (failed.length === 0) return status === 'failed' ? [{ name: file, message: firstLines(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      message: firstLines((failureMessages ?? []).join('\n')),
    }));
  });
}

/** The failures in a step's report, a dozen at most; none where there is no report. */
export function failuresOf({ report }: Step): Failure[] {
  if (!report) return [];
  try {
    const text = readFileSync(report.file, 'utf8');
    const failures =
      report.runner === 'jest'
        ? failedTests(text)
        : playwrightSchema.parse(JSON.parse(text)).suites.flatMap(failedJourneys);
    return failures.slice(0, SHOWN);
  } catch {
    return [];
  }
}
