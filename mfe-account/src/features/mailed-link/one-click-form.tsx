import { Button } from '@headstock/ui/button';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';

/** Props of the form. */
export interface OneClickFormProps {
  /** From the mail; may contain slashes. */
  readonly code: string;
  /** The step of the plain form that does the same without scripts. */
  readonly step: string;
  readonly send: (code: string) => Promise<{ readonly success: boolean; readonly message: string | null }>;
  readonly onDone: () => void;
  /** What the button says. */
  readonly children: ReactNode;
  /** Below the button once the link was refused. */
  readonly ifRefused?: ReactNode;
}

/** One button that uses the code of a mailed link, without scripts by a plain form. Opening the page does not: programs that look into mails open every link. Renders a `<form>`. */
export function OneClickForm({ code, step, send, onDone, children, ifRefused }: OneClickFormProps): ReactNode {
  const { locale } = useIntl();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);

  const use = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      const { success, message } = await send(code);
      if (success) onDone();
      else setRefused(message);
    } catch (error) {
      console.error(error);
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void use();
  };

  return (
    <AuthForm method="post" action={`/api/session/${step}?lang=${locale}`} onSubmit={onSubmit}>
      <input type="hidden" name="code" value={code} />
      <FormFailure error={refused} isTyped={false} />
      <Button type="submit" wide busy={busy}>
        {children}
      </Button>
      {typeof refused === 'string' && ifRefused}
    </AuthForm>
  );
}
