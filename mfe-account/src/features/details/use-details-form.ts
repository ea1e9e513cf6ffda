import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { type Form, useForm } from '#mfe-account/features/auth/use-form.ts';
import { AccountUpdateDocument } from './details.generated.ts';
import {
  changesOf,
  detailFields,
  fieldOfRefusal,
  fieldsApart,
  toValues,
  type DetailField,
  type Details,
  type DetailValues,
  type StoredDetails,
} from './details.model.ts';
import { useRefreshSession } from './use-refresh-session.ts';

/** The fields that have to be filled in. */
export const requiredDetails = { displayName: checkText, username: checkText };

interface Refusal {
  readonly field: DetailField | null;
  readonly message: string;
}

/** The details as another window has saved them, and the fields that were changed in both. */
export interface DetailsConflict {
  readonly theirs: StoredDetails;
  readonly fields: readonly DetailField[];
}

/** The form of the details, and what becomes of it. */
export interface DetailsFormState {
  readonly form: Form<DetailField>;
  readonly refusal: Refusal | null;
  readonly forgetRefusal: () => void;
  readonly conflict: DetailsConflict | null;
  /** What is typed here is the next to be saved, over what the other window wrote. */
  readonly keepMine: () => void;
  /** Fills the form with what the other window wrote. */
  readonly takeTheirs: () => void;
}

/** Saves what was changed of the details; what another window changed in other fields stays as that one saved it. */
export function useDetailsForm(details: Details): DetailsFormState {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const refreshSession = useRefreshSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [conflict, setConflict] = useState<DetailsConflict | null>(null);
  // What the form was filled from, whatever the page has loaded since.
  const seen = useRef({ values: toValues(details), version: details.detailsVersion });

  const send = async (values: DetailValues) => {
    const { values: before, version } = seen.current;
    const account = changesOf(values, before);
    return (await client.mutate(AccountUpdateDocument, { account, version })).accountUpdate;
  };
  /** Takes over what stands there; `isMine` says which fields stay as they are typed. */
  const adopt = (theirs: StoredDetails, isMine: (field: DetailField) => boolean): DetailValues => {
    const [stored, { values: before }] = [toValues(theirs), seen.current];
    const merged = { ...form.values };
    for (const field of detailFields) {
      if (form.values[field].trim() !== before[field].trim() && isMine(field)) continue;
      merged[field] = stored[field];
      form.change(field, stored[field]);
    }
    seen.current = { values: stored, version: theirs.detailsVersion };
    return merged;
  };
  const save = async (values: DetailValues): Promise<void> => {
    setRefusal(null);
    setConflict(null);
    const answer = await send(values);
    const { success, message, code, account: stands } = answer;
    if (stands && code === 'conflict') {
      const fields = fieldsApart(values, seen.current.values, toValues(stands));
      if (fields.length > 0) return setConflict({ theirs: stands, fields });
      return save(adopt(stands, () => true));
    }
    if (!success || !stands)
      return setRefusal({ field: fieldOfRefusal(code), message: message ?? formatMessage({ id: 'details.failed' }) });
    seen.current = { values: toValues(stands), version: stands.detailsVersion };
    emit('notification/show', { message: formatMessage({ id: 'details.saved' }), tone: 'positive' });
    await Promise.all([revalidate(), refreshSession()]);
  };
  const form = useForm(toValues(details), requiredDetails, save);
  return {
    form,
    refusal,
    forgetRefusal: () => setRefusal(null),
    conflict,
    keepMine: () => {
      if (conflict) adopt(conflict.theirs, () => true);
      setConflict(null);
    },
    takeTheirs: () => {
      if (conflict) adopt(conflict.theirs, (field) => !conflict.fields.includes(field));
      setConflict(null);
    },
  };
}
