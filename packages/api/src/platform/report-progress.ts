/** Reports progress to the parent process: one line of JSON on the standard output. */
export function reportProgress(label: string, done: number, total: number): void {
  process.stdout.write(`${JSON.stringify({ progress: { label, done, total } })}\n`);
}
