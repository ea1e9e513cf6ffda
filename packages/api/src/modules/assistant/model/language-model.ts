import type OpenAI from 'openai';

/** Where a model answers: any endpoint that speaks OpenAI's chat completions. */
export type LanguageModel = {
  /** Base address, such as `https://models.example/v1`. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
  /** What a million tokens cost, in cents. */
  readonly inputCents: number;
  readonly outputCents: number;
  /** A model that says nothing for so long is given up. */
  readonly silenceMs: number;
};

/** Tries again after a refusal, where the endpoint says when, before anything was streamed. */
const RETRIES = 2;

/** The client of an endpoint. It sends nothing anywhere else, whatever the environment says. Loaded with the first: shops without a model never need it. */
export async function openModel({ url, key, silenceMs }: LanguageModel): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: url.replace(/\/+$/, ''),
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    maxRetries: RETRIES,
    timeout: silenceMs,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
  });
}
