import { photographLimits } from '@headstock/contracts/photographs';
import { Button } from '@headstock/ui/button';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Props of the button. */
export interface TakePhotographProps {
  /** What it shows. */
  readonly name: string;
  readonly isAgain: boolean;
  readonly onTake: (file: File) => void;
}

/** Opens the camera of a phone, or the files of a computer. Renders a `<button>` and its `<input>`. */
export function TakePhotograph({ name, isAgain, onTake }: TakePhotographProps): ReactNode {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant={isAgain ? 'quiet' : 'outline'}
        aria-label={formatMessage({ id: 'intake.photographOf' }, { name })}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id={isAgain ? 'intake.anotherPhotograph' : 'intake.photograph'} />
      </Button>
      <input
        ref={input}
        type="file"
        accept={[...photographLimits.types, ...photographLimits.extensions].join(',')}
        capture="environment"
        aria-label={name}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onTake(file);
          target.value = '';
        }}
      />
    </>
  );
}
