/** A sentence of an answer, and the passage that supports it. */
export interface Statement {
  readonly text: string;
  readonly passage: {
    readonly title: string;
    /** Path of the page, with language prefix. */
    readonly path: string;
    readonly text: string;
    /** ISO day; null where it is unknown. */
    readonly date: string | null;
  };
}

/** What an assistant answered. */
export interface AssistantReply {
  readonly threadId: string;
  readonly messageId: string;
  /** Untrusted Markdown. */
  readonly content: string;
  /** Empty where the assistant does not know. */
  readonly statements: readonly Statement[];
  /** The assistant broke off. */
  readonly isUnfinished: boolean;
}

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The error for an answer of another form than the API's. */
export const malformed = (): Error => new Error('The assistant answered something that makes no sense.');

/** A text in a record. Throws where there is none. */
export function textIn(record: Record<string, unknown>, name: string): string {
  const text = record[name];
  if (typeof text !== 'string') throw malformed();
  return text;
}

function readStatement(raw: unknown): Statement {
  if (!isRecord(raw) || !isRecord(raw['passage'])) throw malformed();
  const { passage } = raw;
  return {
    text: textIn(raw, 'text'),
    passage: {
      title: textIn(passage, 'title'),
      path: textIn(passage, 'path'),
      text: textIn(passage, 'text'),
      date: typeof passage['date'] === 'string' ? passage['date'] : null,
    },
  };
}

/** Reads the answer to a question. Throws where it is malformed. */
export function readReply(raw: unknown): AssistantReply {
  if (!isRecord(raw) || !isRecord(raw['message'])) throw malformed();
  const { message } = raw;
  const { statements } = message;
  return {
    threadId: textIn(raw, 'threadId'),
    messageId: typeof message['id'] === 'string' ? message['id'] : '',
    content: textIn(message, 'content'),
    statements: Array.isArray(statements) ? statements.map(readStatement) : [],
    isUnfinished: message['isUnfinished'] === true,
  };
}
