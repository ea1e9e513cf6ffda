import { pino, type Logger } from 'pino';
import { scrub } from './describe-error.ts';

/** The process's log: JSON lines. Whatever looks like a secret is taken out wherever it comes from. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'api' },
    redact: {
      paths: [
        'password',
        'token',
        'code',
        'securityCode',
        'email',
        'recipient',
        'cookie',
        'authorization',
        '*.password',
        '*.token',
        '*.code',
        '*.email',
        '*.recipient',
        '*.cookie',
        '*.authorization',
        'req.headers',
      ],
      censor: '[hidden]',
    },
    hooks: {
      logMethod(inputs, method) {
        const [first, second, ...rest] = inputs;
        if (typeof first === 'string') return method.apply(this, [scrub(first), second, ...rest]);
        return method.apply(this, [first, typeof second === 'string' ? scrub(second) : second, ...rest]);
      },
    },
  });
}
