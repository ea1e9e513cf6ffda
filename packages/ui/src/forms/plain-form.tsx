import type { ReactNode } from 'react';

/** Props of a plain form. */
export interface PlainFormProps {
  /** Where it is sent, as a POST. */
  readonly action: string;
  /** What it sends beside its own fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Its own fields, and its button. */
  readonly children: ReactNode;
}

/**
 * A form in place of something that scripts do, for browsers that run none: mark that with the class `hs-scripted`, which hides it there.
 * Renders a `<noscript>`; browsers with scripts read it as text.
 */
export function PlainForm({ action, fields, children }: PlainFormProps): ReactNode {
  return (
    <noscript>
      <form method="post" action={action} className="hs-plain-form">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </form>
    </noscript>
  );
}
