import { clipLimits } from '@headstock/contracts/clips';
import { readVtt } from '@headstock/contracts/web-vtt';
import { Field } from '@headstock/ui/field';
import { TextButton } from '@headstock/ui/text-button';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Props of the field. */
export interface CaptionsFieldProps {
  readonly id: string;
  readonly language: 'en' | 'fr';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Captions in WebVTT, typed or read from a file; what no browser reads is said with its line. Renders a field. */
export function CaptionsField({ id, language, value, onChange }: CaptionsFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const file = useRef<HTMLInputElement>(null);
  const read = value.trim() === '' ? null : readVtt(value);
  return (
    <div>
      <Field
        id={id}
        label={<FormattedMessage id={`clipField.captions.${language}`} />}
        hint={<FormattedMessage id="clipField.captions.hint" />}
        error={
          read && !read.ok
            ? formatMessage({ id: `clipField.captions.problem.${read.fault}` }, { line: read.line })
            : undefined
        }
      >
        <Textarea
          rows={4}
          spellCheck={false}
          maxLength={clipLimits.captions}
          lang={language}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <input
        ref={file}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          void chosen
            ?.slice(0, clipLimits.captions * 4)
            .text()
            .then((text) => onChange(text.slice(0, clipLimits.captions)));
        }}
      />
      <TextButton onClick={() => file.current?.click()}>
        <FormattedMessage id="clipField.captions.file" />
      </TextButton>
    </div>
  );
}
