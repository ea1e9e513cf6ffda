import { useQuery } from '@apollo/client/react';
import { ApolloBoundary } from '@headstock/graphql-client/apollo-boundary';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  OrderFindPeopleDocument,
  type OrderFindPeopleQuery,
  OrderSetContactDocument,
  OrderSetSalespersonDocument,
} from './order-actions.generated.ts';
import { ActionForm, actionTexts, textOf } from './action-form.tsx';
import { useAction } from './use-action.ts';

type Person = OrderFindPeopleQuery['accounts']['edges'][number]['node'];

const SETTLE_MS = 300;

/** People whose name or e-mail contains the text, a moment after the last key; those of the text before until then. */
function usePeople(search: string): readonly Person[] | null {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLE_MS, search);
    return () => clearTimeout(timer);
  }, [search]);
  const { data, previousData } = useQuery(OrderFindPeopleDocument, {
    variables: { search: settled },
    context: { quiet: true },
  });
  return (data ?? previousData)?.accounts.edges.map(({ node }) => node) ?? null;
}

/** Props of the search for a person. */
export interface PersonPickerProps {
  /** Only who works for the shop. */
  readonly onlyStaff: boolean;
  /** Nobody was chosen. */
  readonly isWrong: boolean;
}

/** Finds a person by name or e-mail; the choice is the form's field `person`. */
export function PersonPicker(props: PersonPickerProps) {
  return (
    <ApolloBoundary>
      <PersonSearch {...props} />
    </ApolloBoundary>
  );
}

function PersonSearch({ onlyStaff, isWrong }: PersonPickerProps) {
  const [search, setSearch] = useState('');
  const found = usePeople(search);
  const people = found?.filter(({ isAdmin }) => isAdmin || !onlyStaff);
  return (
    <>
      <Field
        label={<FormattedMessage id="orderActions.search" />}
        error={isWrong && <FormattedMessage id="orderActions.choose" />}
      >
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
          data-autofocus
        />
      </Field>
      <Fieldset legend={<FormattedMessage id="orderActions.found" />} choices>
        {people?.map(({ id, displayName, email }) => (
          <Checkbox key={id} type="radio" name="person" value={id}>
            {displayName} <span className="hs-small hs-mute">{email}</span>
          </Checkbox>
        ))}
        {people?.length === 0 && (
          <p className="hs-mute" role="status">
            <FormattedMessage id="orderActions.nobody" />
          </p>
        )}
      </Fieldset>
    </>
  );
}

/** Props of a dialog that names somebody. */
export interface PeopleDialogProps {
  /** Of an order of the cart, or of a placed one: who is named now, and whom alone the dialog replaces. */
  readonly order: {
    readonly id: string;
    readonly contact: { readonly id: string } | null;
    readonly salesperson: { readonly id: string } | null;
  };
  readonly onClose: () => void;
}

/** Names another person as the order's contact. */
export function ContactDialog({ order, onClose }: PeopleDialogProps) {
  const act = useAction('orderActions.contact.done', onClose);
  const [isWrong, setWrong] = useState(false);
  const submit = (form: FormData): void => {
    const contactId = textOf(form, 'person');
    setWrong(contactId === '');
    if (contactId === '') return;
    const variables = { id: order.id, contactId, expected: order.contact?.id ?? null };
    void act.run(OrderSetContactDocument, variables, ({ orderSetContact }) => orderSetContact);
  };
  return (
    <ActionForm texts={actionTexts('contact')} {...act} onSubmit={submit} onClose={onClose}>
      <PersonPicker onlyStaff={false} isWrong={isWrong} />
    </ActionForm>
  );
}

/** Names who of the shop looks after the order; nobody chosen takes the name away. */
export function SalespersonDialog({ order, onClose }: PeopleDialogProps) {
  const act = useAction('orderActions.salesperson.done', onClose);
  const submit = (form: FormData): void => {
    const salespersonId = textOf(form, 'person') || null;
    const variables = { id: order.id, salespersonId, expected: order.salesperson?.id ?? null };
    void act.run(OrderSetSalespersonDocument, variables, (result) => result.orderSetSalesperson);
  };
  return (
    <ActionForm texts={actionTexts('salesperson')} {...act} onSubmit={submit} onClose={onClose}>
      <PersonPicker onlyStaff isWrong={false} />
    </ActionForm>
  );
}
