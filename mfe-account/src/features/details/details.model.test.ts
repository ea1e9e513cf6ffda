import { describe, expect, it } from '@jest/globals';
import { changesOf, fieldOfRefusal, toValues } from './details.model.ts';

const saved = toValues({
  id: 'a',
  email: 'ada@example.com',
  emailVerifiedAt: null,
  firstName: 'Ada',
  lastName: null,
  displayName: 'Ada M',
  username: 'ada',
  phone: null,
  bio: 'Plays.',
  detailsVersion: 1,
});

describe('what is sent of the details', () => {
  it('is nothing when nothing changed but blanks', () => {
    expect(changesOf({ ...saved, displayName: ' Ada M ' }, saved)).toEqual({});
  });
  it('is what changed, also when it was emptied', () => {
    expect(changesOf({ ...saved, lastName: ' Moreau', bio: '' }, saved)).toEqual({ lastName: 'Moreau', bio: '' });
  });
});

it('shows refusals of the username at its field', () => {
  expect(fieldOfRefusal('username-taken')).toBe('username');
  expect(fieldOfRefusal('name-misleading')).toBeNull();
});
