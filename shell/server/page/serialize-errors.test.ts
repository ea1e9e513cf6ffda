import { describe, expect, it } from '@jest/globals';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { serializeErrors } from './serialize-errors.ts';

/** What the browser reads out of the page. */
const sent = (errors: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(serializeErrors(errors)));

describe('the errors of a page', () => {
  it('are serialised in full when they were thrown on purpose', () => {
    const { frame } = sent({ frame: new ErrorResponse(404, '', 'Page Not Found: /x') });
    expect(isRouteErrorResponse(frame)).toBe(true);
    expect(frame).toMatchObject({ status: 404, data: 'Page Not Found: /x' });
  });

  it('reveal nothing about an unexpected error', () => {
    expect(sent({ frame: new Error('secret at /srv/shop') })).toEqual({
      frame: { message: 'Unexpected Server Error' },
    });
    expect(serializeErrors(null)).toBeNull();
  });
});
