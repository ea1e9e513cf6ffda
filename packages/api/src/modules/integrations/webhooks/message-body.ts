/** An event as it is sent. */
export type Message = {
  readonly kind: string;
  readonly occurredAt: Date;
  readonly data: unknown;
};

/** The version of the body: it goes up when a receiver has to change, and stays when something is added. */
export const BODY_VERSION = 1;

/** The body of a message: the same bytes at every attempt. */
export const bodyOf = ({ kind, occurredAt, data }: Message): string =>
  JSON.stringify({ type: kind, version: BODY_VERSION, timestamp: occurredAt.toISOString(), data });
