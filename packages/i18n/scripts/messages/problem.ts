/** Something that is wrong with the messages of an app, and where. */
export interface MessageProblem {
  /** Path of the file as it was given. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Id of the message, or of the pattern of ids, if it is about one. */
  readonly id?: string;
  readonly text: string;
}

/** `file:line  id  text`, as terminals make links of it. */
export function describeProblem({ file, line, id, text }: MessageProblem): string {
  return [`${file}:${line}`, id, text].filter((part) => part !== undefined).join('  ');
}
