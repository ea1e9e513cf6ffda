const report = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** Reports progress to the parent process: one line of JSON on the standard output. */
export function reportProgress(label: string, done: number, total: number): void {
  report({ progress: { label, done, total } });
}

/** Has the parent process show a line to whoever started the shop: one line of JSON on the standard output. */
export function reportNotice(notice: string): void {
  report({ notice });
}
