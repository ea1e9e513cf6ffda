import { z } from 'zod';

const lineSchema = z.object({
  progress: z.object({ label: z.string(), done: z.number().min(0), total: z.number().min(0) }),
});

/** How far a process is with one task: `label` says what, `done` of `total` how much. */
export type Progress = z.infer<typeof lineSchema>['progress'];

/** Reads a line of a process's output as progress; undefined for every other line. */
export function parseProgress(line: string): Progress | undefined {
  if (!line.startsWith('{"progress"')) return undefined;
  try {
    return lineSchema.parse(JSON.parse(line)).progress;
  } catch {
    return undefined;
  }
}
