import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import type { Conflict, ConflictForm, Refusal } from '#mfe-account/features/conflict/conflict-form.ts';
import { useUnsaved, type Unsaved } from '#mfe-account/features/leave-guard/use-unsaved.ts';
import {
  fieldOfApi,
  fieldsApart,
  portfolioFields,
  toPortfolioInput,
  toPortfolioValues,
  type PortfolioFieldName,
  type PortfolioValues,
} from './portfolio-form.model.ts';
import {
  AccountPortfolioCreateDocument,
  AccountPortfolioUpdateDocument,
  type PortfolioDetailsFragment,
} from './portfolio.generated.ts';

/** The fields that have to be filled in. */
export const requiredFields = { brand: checkText, model: checkText };

/** Saves what is typed of an instrument; a new one opens its page afterwards. */
export function usePortfolioForm(
  item: PortfolioDetailsFragment | null,
): ConflictForm<PortfolioFieldName, PortfolioDetailsFragment> & { readonly unsaved: Unsaved<PortfolioValues> } {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<Refusal<PortfolioFieldName> | null>(null);
  const [conflict, setConflict] = useState<Conflict<PortfolioFieldName, PortfolioDetailsFragment> | null>(null);
  // What the form was filled from, whatever the page has loaded since.
  const version = useRef(item?.version ?? 0);
  const refuse = (field: PortfolioFieldName | null, message: string): void => {
    setRefusal({ field, message });
    if (field !== null) requestAnimationFrame(() => document.getElementsByName(field)[0]?.focus());
  };
  const save = async (values: PortfolioValues): Promise<void> => {
    setRefusal(null);
    const portfolioItem = toPortfolioInput(values);
    if ('unread' in portfolioItem) {
      const { unread, isNumber } = portfolioItem;
      return refuse(unread, formatMessage({ id: `portfolio.problem.${isNumber ? unread : 'number'}` }));
    }
    if (!item) {
      const { portfolioItemCreate: answer } = await client.mutate(
        AccountPortfolioCreateDocument,
        { portfolioItem },
        { quiet: true },
      );
      if (!answer.portfolioItem)
        return refuse(fieldOfApi(answer.field), answer.message ?? formatMessage({ id: 'portfolio.failed' }));
      isSaved(values);
      await navigate(`/profile/portfolio/${answer.portfolioItem.id}`);
      return;
    }
    const variables = { id: item.id, portfolioItem, version: version.current };
    const { portfolioItemUpdate: answer } = await client.mutate(AccountPortfolioUpdateDocument, variables, {
      quiet: true,
    });
    const { success, message, code, field, portfolioItem: stands } = answer;
    const apart = stands && code === 'conflict' ? fieldsApart(values, toPortfolioValues(stands, locale)) : [];
    if (stands && apart.length > 0) return setConflict({ theirs: stands, fields: apart });
    // Another window that has saved the very same is no conflict.
    if (!stands || (!success && code !== 'conflict'))
      return refuse(fieldOfApi(field), message ?? formatMessage({ id: 'portfolio.failed' }));
    version.current = stands.version;
    isSaved(values);
    await revalidate();
  };
  const form = useForm(toPortfolioValues(item, locale), requiredFields, save);
  const unsaved = useUnsaved(form.values);
  function isSaved(values: PortfolioValues): void {
    unsaved.settle(values);
    emit('notification/show', { message: formatMessage({ id: 'portfolio.saved' }), tone: 'positive' });
  }
  const settle = (theirs: PortfolioDetailsFragment): void => {
    version.current = theirs.version;
    setConflict(null);
  };
  return {
    form,
    unsaved,
    refusal,
    forgetRefusal: () => setRefusal(null),
    conflict,
    keepMine: () => conflict && settle(conflict.theirs),
    takeTheirs: () => {
      if (!conflict) return;
      const theirs = toPortfolioValues(conflict.theirs, locale);
      for (const name of portfolioFields) form.change(name, theirs[name]);
      unsaved.settle(theirs);
      settle(conflict.theirs);
    },
  };
}
