import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MOST_AWAY_TEXT, MOST_REPLY_TEXT, MOST_REPLY_TITLE } from '#mfe-account/features/replies/reply-text.model.ts';
import type { AccountRepliesQuery } from '#mfe-account/features/replies/replies.generated.ts';
import { actionOf, PlainAccountForm, PlainField } from './plain-account-form.tsx';
import { type PlainRefusal, typedOr } from './plain-forms.model.ts';

type Reply = AccountRepliesQuery['savedReplies'][number];

/** Props of the forms. */
export interface PlainRepliesProps {
  readonly replies: readonly Reply[];
  readonly away: AccountRepliesQuery['awayReply'];
  /** The one that is changed; null for a new one. */
  readonly reply: Reply | null;
  readonly awayRefusal: PlainRefusal;
  readonly refusal: PlainRefusal;
}

interface TextsProps {
  readonly refusal: PlainRefusal;
  /** Of the labels: `textEn` and `textFr`. */
  readonly label: string;
  readonly known: { readonly textEn: string; readonly textFr: string } | null;
  readonly most: number;
}

/** One text in both languages. */
const Texts = ({ refusal, label, known, most }: TextsProps): ReactNode =>
  (['textEn', 'textFr'] as const).map((name) => (
    <PlainField key={name} name={name} refusal={refusal} label={<FormattedMessage id={`${label}.${name}`} />}>
      <Textarea
        name={name}
        lang={name === 'textEn' ? 'en' : 'fr'}
        rows={4}
        maxLength={most}
        defaultValue={typedOr(refusal, name, known?.[name])}
      />
    </PlainField>
  ));

function Away({ away, refusal }: { readonly away: PlainRepliesProps['away']; readonly refusal: PlainRefusal }) {
  const { locale } = useIntl();
  const formatDate = useShopDate();
  const day = away && formatDate(`${away.until}T12:00:00Z`);
  return (
    <>
      <Heading level={2} step="3">
        <FormattedMessage id="replies.away" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="replies.away.lead" />
      </p>
      {away && (
        <Notice>
          <FormattedMessage id={away.isOver ? 'replies.away.over' : 'replies.away.on'} values={{ day }} />
        </Notice>
      )}
      {away && !away.isOver && (
        <form method="post" action={actionOf('away-clear', locale)}>
          <Button type="submit" variant="outline">
            <FormattedMessage id="replies.away.clear" />
          </Button>
        </form>
      )}
      <PlainAccountForm form="away" refusal={refusal} action={<FormattedMessage id="replies.away.save" />}>
        <Texts refusal={refusal} label="replies.away" known={away} most={MOST_AWAY_TEXT} />
        <PlainField name="until" refusal={refusal} label={<FormattedMessage id="replies.away.until" />} required>
          <TextInput
            name="until"
            type="date"
            defaultValue={typedOr(refusal, 'until', away && !away.isOver ? away.until : '')}
          />
        </PlainField>
      </PlainAccountForm>
    </>
  );
}

/** The saved replies, one to write or to change, and what is answered while its writer is away. */
export function PlainReplies({ replies, away, reply, awayRefusal, refusal }: PlainRepliesProps): ReactNode {
  const { locale } = useIntl();
  return (
    <>
      <Heading level={2} step="3">
        <FormattedMessage id="replies.saved" />
      </Heading>
      {replies.length > 0 && (
        <ul>
          {replies.map(({ id, title }) => (
            <li key={id}>{id === reply?.id ? <b>{title}</b> : <Link to={`/plain/replies?id=${id}`}>{title}</Link>}</li>
          ))}
        </ul>
      )}
      <PlainAccountForm
        key={reply?.id}
        form="reply"
        {...(reply ? { id: reply.id } : {})}
        refusal={refusal}
        action={<FormattedMessage id="replies.save" />}
      >
        <PlainField name="title" refusal={refusal} label={<FormattedMessage id="replies.name" />} required>
          <TextInput name="title" maxLength={MOST_REPLY_TITLE} defaultValue={typedOr(refusal, 'title', reply?.title)} />
        </PlainField>
        <Texts refusal={refusal} label="replies" known={reply} most={MOST_REPLY_TEXT} />
      </PlainAccountForm>
      {reply && (
        <form method="post" action={actionOf('reply-remove', locale)}>
          <input type="hidden" name="id" value={reply.id} />
          <Button type="submit" variant="outline">
            <FormattedMessage id="replies.remove" />
          </Button>
        </form>
      )}
      <Away away={away} refusal={awayRefusal} />
    </>
  );
}
