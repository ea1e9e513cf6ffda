import { expect, it } from '@jest/globals';
import { changedRights, type RightsValues } from './account.model.ts';

const before: RightsValues = {
  isPrivateSeller: false,
  isProfessionalSeller: false,
  isAdmin: false,
  canUseStripeTerminal: false,
  canUseManualPayment: false,
  canManageShippingMethods: false,
  staffRoleId: 'owner',
  reason: '',
};

it('sends only what is different', () => {
  expect(changedRights(before, before)).toEqual({});
  expect(changedRights({ ...before, isPrivateSeller: true }, before)).toEqual({ isPrivateSeller: true });
});

it('sends the role of an administrator, and of nobody else', () => {
  expect(changedRights({ ...before, staffRoleId: 'r1' }, before)).toEqual({});
  expect(changedRights({ ...before, isAdmin: true, staffRoleId: 'r1' }, before)).toEqual({
    isAdmin: true,
    staffRoleId: 'r1',
  });
  const admin = { ...before, isAdmin: true };
  expect(changedRights({ ...admin, staffRoleId: 'r1' }, admin)).toEqual({ staffRoleId: 'r1' });
  expect(changedRights(before, admin)).toEqual({ isAdmin: false });
});
