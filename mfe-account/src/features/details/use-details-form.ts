import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import type { Conflict, ConflictForm, Refusal } from '#mfe-account/features/conflict/conflict-form.ts';
import { useUnsaved, type Unsaved } from '#mfe-account/features/leave-guard/use-unsaved.ts';
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

/** Saves what was changed of the details; what another window changed in other fields stays as that one saved it. */
export function useDetailsForm(
  details: Details,
): ConflictForm<DetailField, StoredDetails> & { readonly unsaved: Unsaved<DetailValues> } {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const refreshSession = useRefreshSession();
  const [refusal, setRefusal] = useState<Refusal<DetailField> | null>(null);
  const [conflict, setConflict] = useState<Conflict<DetailField, StoredDetails> | null>(null);
  // What the form was filled from, whatever the page has loaded since.
  const seen = useRef({ values: toValues(details), version: details.detailsVersion });

  const send = async (values: DetailValues) => {
    const { values: before, version } = seen.current;
    const account = changesOf(values, before);
    return (await client.mutate(AccountUpdateDocument, { account, version }, { quiet: true })).accountUpdate;
  };
  /** Takes over what stands there; `isMine` says which fields stay as they are typed. */
  const adopt = (theirs: StoredDetails, isMine: (field: DetailField) => boolean): DetailValues => {
    const [stored, { values: before }] = [toValues(theirs), seen.current];
    const merged = { ...form.values };
    const adopted: Partial<Record<DetailField, string>> = {};
    for (const field of detailFields) {
      if (form.values[field].trim() !== before[field].trim() && isMine(field)) continue;
      merged[field] = adopted[field] = stored[field];
      form.change(field, stored[field]);
    }
    seen.current = { values: stored, version: theirs.detailsVersion };
    unsaved.settle(adopted);
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
    unsaved.settle(values);
    emit('notification/show', { message: formatMessage({ id: 'details.saved' }), tone: 'positive' });
    await Promise.all([revalidate(), refreshSession()]);
  };
  const form = useForm(toValues(details), requiredDetails, save);
  const unsaved = useUnsaved(form.values);
  return {
    form,
    unsaved,
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
