import { describe, expect, it } from '@jest/globals';
import { eventGroups, eventTypeKeys, eventTypes, isEventType, isSwitchable, isWanted } from './event-types.ts';

describe('the table of event types', () => {
  it('has a known group for every event, and an event for every group', () => {
    const used = new Set(eventTypeKeys.map((key) => eventTypes[key].group));
    expect(eventGroups.filter((group) => !used.has(group))).toEqual([]);
  });

  it('always mails what concerns credentials and contracts', () => {
    const locked = eventTypeKeys.filter((key) => eventTypes[key].mail === 'always');
    expect(locked).toEqual([
      'account.signInCode',
      'account.passwordChanged',
      'account.emailChanged',
      'account.secondFactorChanged',
      'account.twoStepReset',
      'account.passkeyChanged',
      'account.newDevice',
      'account.exportReady',
      'account.deletion',
      'account.rightsChanged',
      'account.sellerApplication',
      'account.actedFor',
      'order.placed',
      'order.cancelled',
      'order.refunded',
      'payment.failed',
      'listing.consentAsked',
      'listing.consentAnswered',
      'sale.disputed',
      'payout.corrected',
    ]);
    for (const key of locked) expect(isWanted(key, 'mail', false)).toBe(true);
  });

  it('sends the newsletter only to those who ask for it', () => {
    expect(isWanted('news.letter', 'mail', undefined)).toBe(false);
    expect(isWanted('news.letter', 'mail', true)).toBe(true);
    expect(isWanted('news.letter', 'bell', true)).toBe(false);
  });

  it('follows the choice where there is one, else the default', () => {
    expect(isSwitchable('offer.received', 'mail')).toBe(true);
    expect([undefined, true, false].map((choice) => isWanted('offer.received', 'mail', choice))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('knows its own keys alone', () => {
    expect(isEventType('offer.received')).toBe(true);
    for (const other of ['offers', 'toString', '__proto__', '']) expect(isEventType(other)).toBe(false);
  });
});
