import type { AuthDialogProps } from '@headstock/contracts/remotes';
import { Dialog } from '@headstock/ui/dialog';
import { Tabs } from '@headstock/ui/tabs';
import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { greetingMessages } from './auth-messages.ts';
import { openAuth, stepAuth, type AuthState, type AuthView } from './auth-view.model.ts';
import { InsertCodeForm } from './insert-code-form.tsx';
import { LostFactorForm } from './lost-factor-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { RecoverySuccess } from './recovery-success.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInCodeForm } from './sign-in-code-form.tsx';
import { SignInForm, type AuthViewProps } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useAuth } from './use-auth.ts';

type Tab = 'signin' | 'signup';

/** The tab of each view; views that are not listed have no tabs. */
const tabs: Readonly<Partial<Record<AuthView, Tab>>> = { signin: 'signin', signinCode: 'signin', signup: 'signup' };

function View({ state, ...props }: AuthViewProps & { readonly state: AuthState }): ReactNode {
  switch (state.view) {
    case 'signin':
      return <SignInForm {...props} />;
    case 'signinCode':
      return <SignInCodeForm {...props} />;
    case 'insertCode':
      return <InsertCodeForm {...props} securityCode={state.securityCode} />;
    case 'secondFactor':
      return <SecondFactorForm {...props} />;
    case 'lostFactor':
      return <LostFactorForm {...props} />;
    case 'signup':
      return <SignUpForm {...props} />;
    case 'recovery':
      return <RecoveryForm {...props} />;
    case 'recovery_success':
      return <RecoverySuccess {...props} />;
  }
}

/** Moves the focus into the new view, unless the user clicked its tab. */
function useFocusOnView(view: AuthView) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement?.getAttribute('role') === 'tab') return;
    body.current?.querySelector<HTMLElement>('input, button[data-variant]')?.focus();
  }, [view]);
  return body;
}

/** Login/Register: all its views in one 350 px dialog. Renders a `Dialog`. */
export function AuthDialog(props: AuthDialogProps): ReactNode {
  const { view, onClose } = props;
  const { formatMessage } = useIntl();
  const [state, step] = useReducer(stepAuth, view, openAuth);
  const auth = useAuth(props, step);
  const body = useFocusOnView(state.view);
  const tab = tabs[state.view];
  const content = <View state={state} auth={auth} email={state.email} refused={state.refused} step={step} />;

  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="auth.title" />}
      greeting={formatMessage(greetingMessages[state.view])}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      <div ref={body}>
        {tab === undefined ? (
          content
        ) : (
          <Tabs
            label={formatMessage({ id: 'auth.tabs' })}
            tabs={[
              { key: 'signin', label: <FormattedMessage id="auth.login" /> },
              { key: 'signup', label: <FormattedMessage id="auth.register" /> },
            ]}
            current={tab}
            onChange={(next) => step({ type: 'go', view: next })}
          >
            {content}
          </Tabs>
        )}
      </div>
    </Dialog>
  );
}
