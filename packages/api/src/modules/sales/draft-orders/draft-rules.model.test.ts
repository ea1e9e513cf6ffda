import { describe, expect, it } from '@jest/globals';
import { draftStateOf, hoursFrom } from './draft-rules.model.ts';

const now = new Date('2026-11-26T12:00:00Z');
const facts = {
  completed_at: null,
  drafted_by: 'staff',
  assigned_staff_account_id: 'staff',
  in_drafts: true,
  expires_at: hoursFrom(now, 48),
};

describe('the state of a draft order', () => {
  it('follows from where its order lies', () => {
    expect(draftStateOf(facts, now)).toBe('OPEN');
    expect(draftStateOf({ ...facts, in_drafts: false }, now)).toBe('AT_COUNTER');
    expect(draftStateOf({ ...facts, in_drafts: false, assigned_staff_account_id: null }, now)).toBe('SENT');
    expect(draftStateOf({ ...facts, in_drafts: false, assigned_staff_account_id: null, drafted_by: null }, now)).toBe(
      'CLAIMED',
    );
    expect(draftStateOf({ ...facts, completed_at: now }, now)).toBe('PLACED');
  });

  it('expires unless it has a cart', () => {
    const later = hoursFrom(now, 48);
    expect(draftStateOf(facts, later)).toBe('EXPIRED');
    expect(draftStateOf({ ...facts, in_drafts: false, assigned_staff_account_id: null }, later)).toBe('EXPIRED');
    expect(draftStateOf({ ...facts, in_drafts: false }, later)).toBe('AT_COUNTER');
    expect(draftStateOf({ ...facts, drafted_by: null }, later)).toBe('CLAIMED');
  });
});
