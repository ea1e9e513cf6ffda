import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '#launcher/workspace.ts';
import type { Step } from './steps.ts';

/** A suite of Jest, or a journey, and how long it ran. */
export type Timed = { name: string; milliseconds: number };

const SHOWN = 10;

const jestSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightSchema = z.object({ suites: z.array(playwrightSuite) });

const journeysOf = ({ file, specs, suites = [] }: z.infer<typeof playwrightSuite>): Timed[] => [
  ...specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(journeysOf),
];

function timedOf(runner: 'jest' | 'playwright', text: string): Timed[] {
  const json: unknown = JSON.parse(text);
  if (runner === 'playwright') return playwrightSchema.parse(json).suites.flatMap(journeysOf);
  return jestSchema.parse(json).testResults.map(({ name, startTime, endTime }) => ({
    name: relative(workspaceRoot, name),
    milliseconds: endTime - startTime,
  }));
}

/** What ran longest of a step with a report, longest first; nothing where there is no report. */
export function slowestOf({ report }: Step): Timed[] {
  if (!report) return [];
  try {
    const timed = timedOf(report.runner, readFileSync(report.file, 'utf8'));
    return timed.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SHOWN);
  } catch {
    return [];
  }
}
