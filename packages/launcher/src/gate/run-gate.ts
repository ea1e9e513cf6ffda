import { formatDuration, type Terminal } from '#launcher/terminal.ts';
import { type Failure, failuresOf } from './failures.ts';
import { type Counts, countStep } from './report.ts';
import { runStep } from './run-step.ts';
import { slowestOf, type Timed } from './slowest.ts';
import { isApplicable, type Plan, type Step } from './steps.ts';

const OUTPUT_LINES = 150;
const CHECKS_AT_ONCE = 2;

type Line = {
  name: string;
  verdict: 'ok' | 'failed' | 'passed over';
  milliseconds: number;
  counts: Counts;
  slowest: Timed[];
  failures: Failure[];
};

/** The end of an output, where tools put their summary. */
function endOf(output: string): string {
  const lines = output.trimEnd().split('\n');
  const cut = lines.length - OUTPUT_LINES;
  return cut > 0 ? [`… ${cut} lines before`, ...lines.slice(cut)].join('\n') : lines.join('\n');
}

function describeLines(lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines.map(({ name, verdict, milliseconds, counts }) => {
    const tests = counts.passed > 0 ? `${counts.passed} passed, ${counts.failed} failed` : '';
    return `  ${name.padEnd(width)}  ${verdict.padEnd(11)}  ${formatDuration(milliseconds).padStart(11)}  ${tests}`.trimEnd();
  });
}

const describeSlowest = ({ name, slowest }: Line): string[] =>
  slowest.length === 0
    ? []
    : [
        `  slowest of ${name}`,
        ...slowest.map((timed) => `    ${formatDuration(timed.milliseconds).padStart(11)}  ${timed.name}`),
      ];

/** Failures stand at the end, where a log that keeps its last lines alone still has them. */
const describeFailures = ({ name, failures }: Line): string[] =>
  failures.flatMap((failure) => [
    `  failed in ${name}: ${failure.name}`,
    ...failure.message.split('\n').map((line) => `    ${line}`),
  ]);

/**
 * Runs every step, says each result at once, and ends with a table and the line `N passed, N failed`: the tests of the
 * runners, or the steps themselves when no test ran. Gives true when nothing failed.
 */
export async function runGate(
  plan: Plan,
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
  abort: AbortSignal,
): Promise<boolean> {
  const lines: Line[] = [];
  const start = Date.now();

  async function run(step: Step): Promise<void> {
    if (abort.aborted) return;
    if (!isApplicable(step)) {
      lines.push({
        name: step.name,
        verdict: 'passed over',
        milliseconds: 0,
        counts: { passed: 0, failed: 0 },
        slowest: [],
        failures: [],
      });
      terminal.say(`- ${step.name}: passed over, there is no ${step.needs}`);
      return;
    }
    terminal.activity(step.name, step.name);
    const { ok, milliseconds, output } = await runStep(step, environment, abort);
    terminal.activity(step.name);
    if (abort.aborted) return;
    const counts = countStep(step, ok);
    lines.push({
      name: step.name,
      verdict: ok ? 'ok' : 'failed',
      milliseconds,
      counts,
      slowest: slowestOf(step),
      failures: ok ? [] : failuresOf(step),
    });
    if (ok) terminal.done(step.name, milliseconds);
    else terminal.fail(`${step.name} (${formatDuration(milliseconds)})\n${endOf(output)}`);
  }

  const queue = [...plan.checks];
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, worker));
  for (const step of plan.tests) await run(step);
  if (abort.aborted) return false;

  const failed = lines.reduce((sum, { counts }) => sum + counts.failed, 0);
  const tests = lines.reduce((sum, { counts }) => sum + counts.passed, 0);
  const passed = plan.tests.length > 0 ? tests : lines.filter(({ verdict }) => verdict === 'ok').length;
  terminal.say('');
  for (const line of lines.flatMap(describeSlowest)) terminal.say(line);
  for (const line of lines.flatMap(describeFailures)) terminal.say(line);
  for (const line of describeLines(lines)) terminal.say(line);
  terminal.say(`  together ${formatDuration(Date.now() - start)}`);
  terminal.say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
