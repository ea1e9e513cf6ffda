import { describe, expect, it } from '@jest/globals';
import { describeError, scrub } from './describe-error.ts';

describe('a text for the log', () => {
  it.each([
    ['no route to june.o+x@mail.example.com:25', 'no route to [e-mail]:25'],
    ['recipient <june@example.com> refused', 'recipient <[e-mail]> refused'],
    ['code 123456 was wrong', 'code [code] was wrong'],
    ['card 4242 4242 4242 4242', 'card [number]'],
    ['{"password":"hunter2hunter2"}', '{"password":"[hidden]"}'],
    ['GET /reset-password/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYm1', 'GET /reset-password/[token]'],
    ['a_constraint_with_a_long_name_of_the_database', 'a_constraint_with_a_long_name_of_the_database'],
    ['shop/0mf3k2j1h0g9f', 'shop/0mf3k2j1h0g9f'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it('leaves out rows that the database repeats', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "accounts_member_email"'), {
      code: '23505',
      constraint: 'accounts_member_email',
      detail: 'Key (email)=(june@example.com) already exists.',
    });
    expect(JSON.stringify(describeError(error))).not.toContain('june');
    expect(describeError(error)).toMatchObject({ code: '23505', constraint: 'accounts_member_email' });
  });
});
