import { z } from 'zod';

const lineSchema = z.union([
  z.object({ progress: z.object({ label: z.string(), done: z.number().min(0), total: z.number().min(0) }) }),
  z.object({ notice: z.string() }),
]);

/** What a process tells its launcher: how far it is with a task (`done` of `total`), or a line for whoever started the shop. */
export type Report = z.infer<typeof lineSchema>;

/** How far a process is with one task: `label` says what, `done` of `total` how much. */
export type Progress = Extract<Report, { progress: unknown }>['progress'];

/** Reads a line of a process's output as a report; undefined for every other line. */
export function parseReport(line: string): Report | undefined {
  if (!line.startsWith('{"progress"') && !line.startsWith('{"notice"')) return undefined;
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
