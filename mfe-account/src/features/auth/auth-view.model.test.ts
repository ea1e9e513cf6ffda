import { describe, expect, it } from '@jest/globals';
import { openAuth, stepAuth, type AuthState, type AuthView } from './auth-view.model.ts';

const at = (view: AuthView): AuthState => ({
  view,
  email: 'ada@example.com',
  securityCode: 'challenge',
  refused: 'No.',
});
const go = (from: AuthView, view: AuthView): AuthView => stepAuth(at(from), { type: 'go', view }).view;

describe('the views of Login/Register', () => {
  it('begins with signing in', () => {
    expect(openAuth()).toEqual({ view: 'signin', email: '', securityCode: '', refused: null });
    expect(openAuth('recovery').view).toBe('recovery');
  });

  it.each<[AuthView, AuthView]>([
    ['signin', 'signinCode'],
    ['signinCode', 'signin'],
    ['signinCode', 'signup'],
    ['signup', 'signinCode'],
    ['signin', 'signup'],
    ['signup', 'signin'],
    ['signin', 'recovery'],
    ['signinCode', 'recovery'],
    ['recovery', 'signin'],
    ['recovery_success', 'signin'],
    ['insertCode', 'signinCode'],
    ['secondFactor', 'lostFactor'],
    ['lostFactor', 'secondFactor'],
  ])('leads from %s to %s', (from, to) => expect(go(from, to)).toBe(to));

  it.each<[AuthView, AuthView]>([
    ['signin', 'insertCode'],
    ['signup', 'insertCode'],
    ['signup', 'recovery'],
    ['signin', 'lostFactor'],
    ['recovery', 'recovery_success'],
    ['recovery_success', 'insertCode'],
  ])('does not lead from %s to %s', (from, to) => expect(go(from, to)).toBe(from));

  it('asks for the code once it was sent, and keeps its challenge', () => {
    const next = stepAuth(at('signinCode'), {
      type: 'code-sent',
      email: 'bo@example.com',
      securityCode: 'c-2',
    });
    expect(next).toEqual({ view: 'insertCode', email: 'bo@example.com', securityCode: 'c-2', refused: null });
  });

  it('forgets the challenge on leaving, and keeps the e-mail', () => {
    expect(stepAuth(at('insertCode'), { type: 'go', view: 'signin' })).toEqual({
      view: 'signin',
      email: 'ada@example.com',
      securityCode: '',
      refused: null,
    });
  });

  it('confirms that a reset was asked for', () => {
    expect(stepAuth(at('recovery'), { type: 'recovery-sent', email: 'bo@example.com' })).toMatchObject({
      view: 'recovery_success',
      email: 'bo@example.com',
    });
  });

  it('says in a view why its last try was refused, until the next view', () => {
    const refused = stepAuth(at('signin'), { type: 'refused', reason: 'Not found.' });
    expect(refused).toEqual({ ...at('signin'), refused: 'Not found.' });
    expect(stepAuth(refused, { type: 'go', view: 'signup' }).refused).toBeNull();
    expect(stepAuth(refused, { type: 'second-factor' }).refused).toBeNull();
  });
});
