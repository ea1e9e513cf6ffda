import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ACCEPTED_FILES, MOST_ATTACHMENTS } from '#mfe-account/features/messages/use-attachments.ts';
import { PlainField } from './plain-account-form.tsx';
import type { PlainRefusal } from './plain-forms.model.ts';

/** What the name of a file's box begins with; its id follows. */
const ATTACHED = 'attached-';

/** The files of a message: those that a refused form has sent already, and a field for more of them. */
export function PlainAttachments({ refusal }: { readonly refusal: PlainRefusal }): ReactNode {
  const kept = refusal?.fields.filter(({ name }) => name.startsWith(ATTACHED)) ?? [];
  return (
    <>
      {kept.length > 0 && (
        <Fieldset legend={<FormattedMessage id="messages.attached" />}>
          <p className="hs-small hs-mute">
            <FormattedMessage id="plain.filesKept" />
          </p>
          {kept.map(({ name, value }) => (
            <div key={name}>
              <Checkbox name={name} value={value} defaultChecked>
                <bdi>{value}</bdi>
              </Checkbox>
            </div>
          ))}
        </Fieldset>
      )}
      <PlainField
        name="files"
        refusal={refusal}
        label={<FormattedMessage id="messages.attach" />}
        hint={<FormattedMessage id="plain.filesHint" values={{ most: MOST_ATTACHMENTS }} />}
        optionalLabel={<FormattedMessage id="plain.optional" />}
      >
        <TextInput type="file" name="files" multiple accept={ACCEPTED_FILES} />
      </PlainField>
    </>
  );
}
