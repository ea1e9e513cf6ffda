import { describe, expect, it } from '@jest/globals';
import { rolesOf } from './roles.model.ts';

describe('roles', () => {
  it('are none for a customer', () =>
    expect(rolesOf({ isAdmin: false, isPrivateSeller: false, isProfessionalSeller: false })).toEqual([]));

  it('begin with the weightiest', () =>
    expect(rolesOf({ isAdmin: true, isPrivateSeller: true, isProfessionalSeller: true })).toEqual([
      'admin',
      'professional',
      'private',
    ]));
});
