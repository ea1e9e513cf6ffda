/** What a fault of QuickBooks means for a document. */
export type FaultKind =
  | 'reconnect'
  | 'subscription-ended'
  | 'throttled'
  | 'closed-period'
  | 'duplicate-number'
  | 'inactive-reference'
  | 'stale'
  | 'unavailable'
  | 'unknown';

/** A fault as it was answered. */
export type Fault = {
  readonly kind: FaultKind;
  /** The API's code; the HTTP status where it gave none. */
  readonly code: string;
  /** The API's own words. */
  readonly text: string;
  /** Names the request at Intuit's support. */
  readonly tid: string | null;
};

type Answered = { readonly status: number; readonly code: string; readonly text: string };

const THROTTLED = new Set(['003001', '3001']);
const DUPLICATE = new Set(['6140', '6210', '6240']);
const REFERENCE = new Set(['610', '2500', '2010']);

/**
 * Codes alone mislead: 5010 was answered for a closed period, and sources disagree on the code of a number that exists. So the text is read
 * first, then the code, then the status.
 */
export function kindOfFault({ status, code, text }: Answered): FaultKind {
  if (status === 429 || THROTTLED.has(code)) return 'throttled';
  if (/closed? (the )?books|closing date|period (is |has been )?closed|account(ing)? period/i.test(text))
    return 'closed-period';
  if (/duplicate (document|doc) ?number|duplicate name|already been used|number already exists/i.test(text))
    return 'duplicate-number';
  if (code === '6190' || /subscription (period has )?ended|subscription has (lapsed|expired)/i.test(text))
    return 'subscription-ended';
  if (REFERENCE.has(code) || /inactive|object not found|invalid reference id/i.test(text)) return 'inactive-reference';
  if (code === '120' || code === 'invalid_grant' || status === 401) return 'reconnect';
  if (code === '5010' || /stale object/i.test(text)) return 'stale';
  if (DUPLICATE.has(code)) return 'duplicate-number';
  return status >= 500 || status === 408 ? 'unavailable' : 'unknown';
}
