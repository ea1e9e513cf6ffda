import { isEmail } from '@headstock/commerce-client/email';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormGrid } from '@headstock/ui/form-grid';
import { RadioCard } from '@headstock/ui/radio-card';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type Holder, HolderField } from '#mfe-admin/features/stored-value/holder-field.tsx';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { type DraftOrderWholeFragment, DraftOrdersSetCustomerDocument } from './draft-orders.generated.ts';
import { DraftSection } from './draft-section.tsx';
import { useDraftChange } from './use-draft-change.ts';

const ways = ['member', 'email'] as const;

/** Props of the customer. */
export interface DraftCustomerProps {
  readonly draft: DraftOrderWholeFragment;
  readonly canEdit: boolean;
}

/** Whom a draft is for: a member, or somebody by their e-mail. Renders a `<section>`. */
export function DraftCustomer({ draft, canEdit }: DraftCustomerProps): ReactNode {
  const { change, isBusy, refusal } = useDraftChange();
  const { contact, account } = draft.order;
  const [isOpen, setOpen] = useState(!draft.hasCustomer);
  const [way, setWay] = useState<(typeof ways)[number]>(contact && draft.hasCustomer ? 'email' : 'member');
  const [member, setMember] = useState<Holder | null>(null);
  const saved = {
    email: contact?.email ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    locale: draft.locale,
  };
  const typed = useTypedValues(saved, draft.version);
  const { email, firstName, lastName, locale } = typed.values;
  const [isSent, setSent] = useState(false);
  const person = contact ?? account;
  const isMissing = way === 'member' ? member === null : !isEmail(email.trim());
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    if (isMissing) return;
    const who = way === 'member' ? { accountId: member?.id ?? null } : { email: email.trim(), firstName, lastName };
    const variables = { id: draft.id, version: draft.version, locale, ...who };
    const done = await change(
      async (client) =>
        (await client.mutate(DraftOrdersSetCustomerDocument, variables, { quiet: true })).draftOrderSetCustomer,
      () => typed.sent(typed.values),
    );
    if (!done) return;
    setOpen(false);
    setSent(false);
  };
  return (
    <DraftSection title="drafts.customer" refusal={refusal}>
      {draft.hasCustomer && person && (
        <p>
          {contact === null && account ? (
            <Link to={`/admin/accounts/${account.id}`}>{account.displayName}</Link>
          ) : (
            person.displayName
          )}
          {person.email && <small className="hs-mute"> {person.email}</small>}
        </p>
      )}
      {!canEdit && !draft.hasCustomer && (
        <p className="hs-mute">
          <FormattedMessage id="drafts.noCustomer" />
        </p>
      )}
      {canEdit && !isOpen && (
        <div className="acts">
          <Button size="small" variant="outline" onClick={() => setOpen(true)}>
            <FormattedMessage id="drafts.changeCustomer" />
          </Button>
        </div>
      )}
      {canEdit && isOpen && (
        <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
          <Fieldset legend={<FormattedMessage id="drafts.who" />} choices>
            {ways.map((each) => (
              <RadioCard
                key={each}
                name="way"
                value={each}
                checked={way === each}
                onChange={() => setWay(each)}
                title={<FormattedMessage id={`drafts.who.${each}`} />}
                note={<FormattedMessage id={`drafts.who.${each}.note`} />}
              />
            ))}
          </Fieldset>
          {way === 'member' ? (
            <HolderField chosen={member} onChoose={setMember} isMissing={isSent} />
          ) : (
            <FormGrid>
              <Field
                label={<FormattedMessage id="drafts.email" />}
                error={isSent && isMissing && <FormattedMessage id="drafts.emailWrong" />}
                required
              >
                <TextInput
                  type="email"
                  maxLength={254}
                  autoComplete="off"
                  value={email}
                  onChange={({ target }) => typed.change({ email: target.value })}
                />
              </Field>
              <Field label={<FormattedMessage id="drafts.firstName" />} span="half">
                <TextInput
                  maxLength={100}
                  value={firstName}
                  onChange={({ target }) => typed.change({ firstName: target.value })}
                />
              </Field>
              <Field label={<FormattedMessage id="drafts.lastName" />} span="half">
                <TextInput
                  maxLength={100}
                  value={lastName}
                  onChange={({ target }) => typed.change({ lastName: target.value })}
                />
              </Field>
            </FormGrid>
          )}
          <Field label={<FormattedMessage id="drafts.language" />}>
            <Select value={locale} onChange={({ target }) => typed.change({ locale: target.value })}>
              <option value="en">English</option>
              <option value="fr">Français</option>
            </Select>
          </Field>
          <div className="acts">
            <Button type="submit" size="small" busy={isBusy}>
              <FormattedMessage id="drafts.save" />
            </Button>
            {draft.hasCustomer && (
              <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
                <FormattedMessage id="drafts.cancel" />
              </Button>
            )}
          </div>
        </form>
      )}
    </DraftSection>
  );
}
