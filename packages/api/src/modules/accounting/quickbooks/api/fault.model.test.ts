import { describe, expect, it } from '@jest/globals';
import { readAnswer } from './read-answer.ts';

const fault = (status: number, code: string, text: string) => {
  const body = { Fault: { Error: [{ Message: text, Detail: '', code }], type: 'ValidationFault' } };
  const answer = readAnswer(status, JSON.stringify(body), 'tid-1');
  return answer.ok ? null : answer.fault;
};

describe('a fault of QuickBooks', () => {
  it.each([
    [400, '610', 'Object Not Found : Something you are trying to use has been made inactive', 'inactive-reference'],
    [400, '5010', 'Stale Object Error', 'stale'],
    [400, '5010', 'The account period has closed and the books are closed through that date', 'closed-period'],
    [400, '6000', 'A business validation error has occurred', 'unknown'],
    [400, '6190', 'Invalid Company Status: the subscription period has ended', 'subscription-ended'],
    [400, '6240', 'Duplicate Name Exists Error', 'duplicate-number'],
    [400, '6140', 'Duplicate Document Number Error', 'duplicate-number'],
    [403, '120', 'Authorization Failure', 'reconnect'],
    [401, '3200', 'message=AuthenticationFailed', 'reconnect'],
    [429, '003001', 'ThrottleExceeded', 'throttled'],
    [200, '003001', 'ThrottleExceeded', 'throttled'],
    [500, '10000', 'An application error has occurred', 'unavailable'],
    [400, '9999', 'Something new', 'unknown'],
  ])('%s %s “%s” is %4$s', (status, code, text, kind) => {
    expect(fault(status, code, text)).toMatchObject({ kind, code, tid: 'tid-1' });
  });

  it('is a fault in a 200, too, and keeps the words of QuickBooks', () => {
    expect(fault(200, '6000', 'Amounts must balance')).toMatchObject({ kind: 'unknown', text: 'Amounts must balance' });
  });

  it('is read in lower case, as OAuth writes it, and as a page of a proxy', () => {
    expect(readAnswer(401, '{"fault":{"error":[],"type":"AUTHENTICATION"}}', null)).toMatchObject({
      fault: { kind: 'reconnect' },
    });
    expect(readAnswer(400, '{"error":"invalid_grant"}', null)).toMatchObject({ fault: { kind: 'reconnect' } });
    expect(readAnswer(503, '<html>', null)).toMatchObject({ fault: { kind: 'unavailable', code: '503' } });
    expect(readAnswer(200, '<html>', null)).toMatchObject({ ok: false });
  });
});
