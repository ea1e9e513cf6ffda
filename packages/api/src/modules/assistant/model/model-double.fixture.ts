import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { LanguageModel } from './language-model.ts';

/** What the double was asked. */
export type HeardRequest = {
  readonly authorization: string | undefined;
  readonly body: {
    readonly messages: readonly {
      readonly role: string;
      readonly content: string | null;
      readonly tool_call_id?: string;
    }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
    readonly stream: boolean;
  };
};

/** Plays one answer. */
export type Play = (response: ServerResponse) => void | Promise<void>;

export type ModelDouble = {
  readonly url: string;
  readonly heard: HeardRequest[];
  /** Requests whose connection the client closed before the answer was over. */
  aborted: number;
  /** The answers to come, one for each request; the last is repeated. */
  plays: Play[];
  readonly model: (more?: Partial<LanguageModel>) => LanguageModel;
  readonly close: () => Promise<void>;
};

type Delta = { readonly content?: string | null; readonly tool_calls?: readonly object[] };

/** A chunk as the wire has it. */
export const chunk = (delta: Delta, finishReason: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;

/** The last chunk, with what was used up. */
export const usage = (input: number, output: number): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: input, completion_tokens: output } })}\n\n`;

export const doneLine = 'data: [DONE]\n\n';

/** Streams packets, each written by itself. */
export function packets(...parts: readonly (string | Buffer)[]): Play {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    response.end();
  };
}

/** Says a text and ends well. */
export const says = (text: string): Play =>
  packets(chunk({ content: text }), chunk({}, 'stop'), usage(1_000, 100), doneLine);

/** Calls tools, each whole and in a chunk of its own. */
export const calls = (...tools: readonly (readonly [name: string, given: string])[]): Play =>
  packets(
    ...tools.map(([name, given], index) =>
      chunk({ tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: given } }] }),
    ),
    chunk({}, 'tool_calls'),
    doneLine,
  );

/** Answers with a status and a body. */
export const refuses =
  (status: number, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }): Play =>
  (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/** An OpenAI-compatible endpoint on loopback that plays what a test gives it. */
export async function startModelDouble(): Promise<ModelDouble> {
  const server = createServer((request, response) => {
    void (async () => {
      response.on('close', () => {
        if (!response.writableFinished) double.aborted += 1;
      });
      double.heard.push({ authorization: request.headers.authorization, body: JSON.parse(await readBody(request)) });
      const play = double.plays.length > 1 ? double.plays.shift() : double.plays[0];
      await play?.(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}/v1/`;
  const double: ModelDouble = {
    url,
    heard: [],
    aborted: 0,
    plays: [],
    model: (more = {}) => ({
      url,
      key: 'model-key',
      model: 'luthier-1',
      inputCents: 100,
      outputCents: 400,
      silenceMs: 30_000,
      ...more,
    }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}
