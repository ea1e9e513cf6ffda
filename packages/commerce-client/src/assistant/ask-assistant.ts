import { csrfToken } from '@headstock/graphql-client/csrf-token';
import { type AssistantReply, isRecord, readReply, textIn } from './assistant-reply.model.ts';
import { readEvents } from './read-events.ts';

/** Who waits for an answer: hears it grow, in pieces of untrusted Markdown, and may leave. */
export interface AnswerListener {
  readonly onText: (markdown: string) => void;
  readonly signal: AbortSignal;
}

/** The server refused a question: beyond the limits of the account, for example. */
export class QuestionRefusedError extends Error {
  override readonly name = 'QuestionRefusedError';
  readonly status: number;
  /** What the server says, in the language of the page; null where it says nothing. */
  readonly reason: string | null;

  constructor(path: string, status: number, reason: string | null) {
    super(`POST ${path} answered ${status}.`);
    this.status = status;
    this.reason = reason;
  }
}

/** Reads a streamed answer to its end. */
async function readStream(body: ReadableStream<Uint8Array>, onText: AnswerListener['onText']): Promise<AssistantReply> {
  for await (const { name, data } of readEvents(body)) {
    if (name === 'text' && isRecord(data)) onText(textIn(data, 'text'));
    if (name === 'done') return readReply(data);
    if (name === 'failed') throw new Error('The assistant did not answer.');
  }
  throw new Error('The answer broke off.');
}

async function reasonOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null;
}

/**
 * Sends a question to one of the assistants' routes of the shop's own server, in the page's language and with its CSRF token, and reads
 * the answer as it is streamed. Throws a QuestionRefusedError when it is refused, and other errors where there is no whole answer.
 */
export async function askAssistant(
  path: string,
  question: object,
  locale: string,
  { onText, signal }: AnswerListener,
): Promise<AssistantReply> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    signal,
    headers: {
      'accept-language': locale,
      'content-type': 'application/json',
      'csrf-token': csrfToken(),
      accept: 'text/event-stream, application/json',
    },
    body: JSON.stringify(question),
  });
  if (!response.ok) throw new QuestionRefusedError(path, response.status, await reasonOf(response));
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  return isStream && response.body ? readStream(response.body, onText) : readReply(await response.json());
}
