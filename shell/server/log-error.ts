/** An error as the log shows it: its name, message, stack, code and cause. */
export interface LoggedError {
  readonly type?: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** Makes an error fit for the log. The logger's own way copies every property, which are two dozen constants of each timeout. */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message,
    ...(stack !== undefined && { stack }),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: logError(cause) }),
  };
}
