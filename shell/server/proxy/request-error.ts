/** Why a request is not passed on. The code is stable; the status is the answer's. */
export class RequestError extends Error {
  readonly statusCode: 400 | 408 | 413 | 415 | 429 | 503;
  readonly code: string;

  constructor(statusCode: RequestError['statusCode'], code: string) {
    super(code);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** The sender took too long, or another of the same client needed the place. */
export const tooSlow = (): RequestError => new RequestError(408, 'TOO_SLOW');
/** The body is longer than the address takes. */
export const tooLarge = (): RequestError => new RequestError(413, 'TOO_LARGE');
/** The client has too much under way. */
export const tooMany = (): RequestError => new RequestError(429, 'RATE_LIMITED');
/** The shop has too much under way, or an upstream does not answer. */
export const unavailable = (): RequestError => new RequestError(503, 'UNAVAILABLE');
/** The body breaks off, or the address leads out of what is passed on. */
export const badRequest = (): RequestError => new RequestError(400, 'BAD_REQUEST');
/** The body's type is none. */
const badType = (): RequestError => new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE');

/** The error of anything that failed while a request was passed on: what a library blames on the client is the client's fault. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return badType();
  return status >= 400 && status < 500 ? badRequest() : unavailable();
}
