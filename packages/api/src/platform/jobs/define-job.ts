import { z } from 'zod';
import type { JobDefinition } from './jobs.ts';

const NAME = /^[a-z][a-z0-9-]{0,60}$/;

/** What most jobs want. */
const DEFAULTS = {
  retry: { limit: 5, delaySeconds: 10, backoff: true },
  concurrency: 1,
  singleton: false,
  timeoutSeconds: 5 * 60,
} as const;

type Options = Partial<Omit<JobDefinition<object>, 'name' | 'payload'>>;

/** Defines a kind of job; what is left out is: 5 retries from 10 s on, one at a time in a process, five minutes each. */
export function defineJob<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  options: Options = {},
): JobDefinition<Payload> {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a job.`);
  return { ...DEFAULTS, ...options, name, payload };
}

const nothing = z.strictObject({});

/** Defines scheduled work: it has no payload, and never runs twice at a time. */
export function defineScheduledJob(name: string, options: Options = {}): JobDefinition<Record<string, never>> {
  return defineJob<Record<string, never>>(name, nothing, { ...options, singleton: true });
}
