import { expect, it } from '@jest/globals';
import { logError } from './log-error.ts';

it('keeps of an error what helps to find it', () => {
  const error = new Error('no answer', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
  const { stack, ...rest } = logError(error);
  expect(stack).toContain('log-error.test');
  expect(rest).toMatchObject({
    type: 'Error',
    message: 'no answer',
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  });
});

it('leaves out the constants that every DOMException carries', async () => {
  const error = await fetch('http://127.0.0.1:9', { signal: AbortSignal.abort() }).catch((reason: unknown) => reason);
  expect(Object.keys(logError(error)).toSorted()).toEqual(['message', 'stack', 'type']);
  expect(logError(error)).toMatchObject({ type: 'AbortError' });
});

it('takes whatever is thrown', () => {
  expect(logError('a text')).toEqual({ message: 'a text' });
});
