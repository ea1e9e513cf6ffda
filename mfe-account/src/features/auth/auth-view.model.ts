/** What the dialog shows. */
export type AuthView =
  | 'signin'
  | 'signinCode'
  | 'insertCode'
  | 'secondFactor'
  | 'lostFactor'
  | 'signup'
  | 'recovery'
  | 'recovery_success';

/** State of the dialog. The email is carried from view to view, so nobody types it twice. */
export interface AuthState {
  readonly view: AuthView;
  readonly email: string;
  /** Id of the challenge for the emailed code; never the code itself. */
  readonly securityCode: string;
  /** Why the last try of this view was refused; null where none was. */
  readonly refused: string | null;
}

/** Transitions. A `go` that `ways` does not list changes nothing. */
export type AuthStep =
  | { readonly type: 'go'; readonly view: AuthView; readonly email?: string }
  | { readonly type: 'code-sent'; readonly email: string; readonly securityCode: string }
  | { readonly type: 'second-factor' }
  | { readonly type: 'refused'; readonly reason: string | null }
  | { readonly type: 'recovery-sent'; readonly email: string };

const ways: Readonly<Record<AuthView, readonly AuthView[]>> = {
  signin: ['signinCode', 'signup', 'recovery'],
  signinCode: ['signin', 'signup', 'recovery'],
  insertCode: ['signinCode', 'signin'],
  secondFactor: ['signin', 'lostFactor'],
  lostFactor: ['secondFactor', 'signin'],
  signup: ['signin', 'signinCode'],
  recovery: ['signin'],
  recovery_success: ['signin'],
};

/** The initial state. */
export function openAuth(view: AuthView = 'signin'): AuthState {
  return { view, email: '', securityCode: '', refused: null };
}

/** The next state. */
export function stepAuth(state: AuthState, step: AuthStep): AuthState {
  switch (step.type) {
    case 'go':
      if (!ways[state.view].includes(step.view)) return state;
      return { view: step.view, email: step.email ?? state.email, securityCode: '', refused: null };
    case 'code-sent':
      return { view: 'insertCode', email: step.email, securityCode: step.securityCode, refused: null };
    case 'second-factor':
      return { ...state, view: 'secondFactor', securityCode: '', refused: null };
    case 'recovery-sent':
      return { ...state, view: 'recovery_success', email: step.email, refused: null };
    case 'refused':
      return { ...state, refused: step.reason };
  }
}
