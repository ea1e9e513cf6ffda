import { isNativeError } from 'node:util/types';
import { sqlStateOf } from '#api/platform/db/tx.ts';

/** Seconds after which a client may try again. */
export const RETRY_AFTER_SECONDS = 2;

/** Connection lost, server starting or stopping, out of connections, disk full, read-only, a statement that took too long. */
const SQL_STATES = /^(08|57P0|57014|53|25006)/;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The last two are said of requests that still run, for clients that have gone, when the server has closed its connections. */
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection ended|not queryable|cannot use a pool after calling end|driver has already been destroyed/i;

const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether an error says that nothing can be written to the disk at the moment: it is full, or read-only. */
export function isDiskUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && DISK_CODES.has(code);
}

/** Whether an error says that the database is unavailable, rather than that we did something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const state = sqlStateOf(error);
  if (state !== undefined && SQL_STATES.test(state)) return true;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && SYSTEM_CODES.has(code) && 'syscall' in error) return true;
  return DRIVER_MESSAGES.test(error.message);
}
