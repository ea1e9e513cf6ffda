import { useGraphQLClient } from '@headstock/graphql-client';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  FindPeopleDocument,
  type FindPeopleQuery,
  SetOrderContactDocument,
  SetOrderSalespersonDocument,
} from './order-actions.generated.ts';
import { ActForm, textOf } from './action-form.tsx';
import { useAct } from './use-action.ts';

type Person = FindPeopleQuery['accounts']['edges'][number]['node'];

const SETTLE_MS = 300;

/** People whose name or e-mail has the text in it, a moment after the last key. */
function usePeople(search: string): readonly Person[] | null {
  const client = useGraphQLClient();
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => {
      client.query(FindPeopleDocument, { search }, { signal: ended.signal, quiet: true }).then(
        ({ accounts }) => setPeople(accounts.edges.map(({ node }) => node)),
        () => undefined,
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [client, search]);
  return people;
}

/** Props of the search for a person. */
export interface PersonPickerProps {
  /** Only who works for the shop. */
  readonly onlyStaff: boolean;
  /** Nobody was chosen. */
  readonly isWrong: boolean;
}

/** Finds a person by name or e-mail; the choice is the form's field `person`. */
export function PersonPicker({ onlyStaff, isWrong }: PersonPickerProps) {
  const [search, setSearch] = useState('');
  const found = usePeople(search);
  const people = found?.filter(({ isAdmin }) => isAdmin || !onlyStaff);
  return (
    <>
      <Field
        label={<FormattedMessage id="order.act.search" />}
        error={isWrong && <FormattedMessage id="order.act.choose" />}
      >
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
          data-autofocus
        />
      </Field>
      <Fieldset legend={<FormattedMessage id="order.act.found" />} choices>
        {people?.map(({ id, displayName, email }) => (
          <Checkbox key={id} type="radio" name="person" value={id}>
            {displayName} <span className="hs-small hs-mute">{email}</span>
          </Checkbox>
        ))}
        {people?.length === 0 && (
          <p className="hs-mute" role="status">
            <FormattedMessage id="order.act.nobody" />
          </p>
        )}
      </Fieldset>
    </>
  );
}

/** Props of a dialog that names somebody. */
export interface PeopleDialogProps {
  readonly order: { readonly id: string };
  readonly onClose: () => void;
}

/** Names another person as the order's contact. */
export function ContactDialog({ order, onClose }: PeopleDialogProps) {
  const act = useAct('order.act.contact.done', onClose);
  const [isWrong, setWrong] = useState(false);
  const submit = (form: FormData): void => {
    const contactId = textOf(form, 'person');
    setWrong(contactId === '');
    if (contactId === '') return;
    void act.run(SetOrderContactDocument, { id: order.id, contactId }, ({ orderSetContact }) => orderSetContact);
  };
  return (
    <ActForm name="contact" {...act} onSubmit={submit} onClose={onClose}>
      <PersonPicker onlyStaff={false} isWrong={isWrong} />
    </ActForm>
  );
}

/** Names who of the shop looks after the order; nobody chosen takes the name away. */
export function SalespersonDialog({ order, onClose }: PeopleDialogProps) {
  const act = useAct('order.act.salesperson.done', onClose);
  const submit = (form: FormData): void => {
    const salespersonId = textOf(form, 'person') || null;
    void act.run(SetOrderSalespersonDocument, { id: order.id, salespersonId }, (result) => result.orderSetSalesperson);
  };
  return (
    <ActForm name="salesperson" {...act} onSubmit={submit} onClose={onClose}>
      <PersonPicker onlyStaff isWrong={false} />
    </ActForm>
  );
}
