import styled from '@emotion/styled';
import { tellProblem } from '@headstock/contracts/forms';
import type { Locale } from '@headstock/contracts/locale';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { ErrorSummary } from '@headstock/ui/error-summary';
import { Notice } from '@headstock/ui/notice';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldId, FormFields } from './form-fields.tsx';
import { type FormView, makeFormKey } from './form-view.model.ts';
import { addPictures, type Added, progressOf } from './picture-list.model.ts';
import { PicturePicker } from './picture-picker.tsx';
import { formAction } from './send-form.ts';
import { useShopForm } from './use-shop-form.ts';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > button {
    justify-self: start;
  }
  ${down('tablet')} {
    & [data-span='half'] {
      grid-column: 1 / -1;
    }
  }
`;

const nothing: Added = { pictures: [], problems: [] };

/** A form of the shop. Without scripts it is a plain form of the browser, whose answer is this page again. Renders a `<form>`. */
export function ShopForm({ view }: { readonly view: FormView }) {
  const { type, key, answers, draft } = view;
  const intl = useIntl();
  const locale: Locale = intl.locale === 'fr' ? 'fr' : 'en';
  const [{ pictures, problems: refused }, setChosen] = useState(nothing);
  const form = useShopForm(view, pictures, locale);
  const general = form.problems.filter(({ field }) => field === 'form');
  const kept = draft?.pictures ?? [];
  const { problems, busy, share, ...handlers } = form;
  return (
    <Root
      method="post"
      encType="multipart/form-data"
      action={formAction(type, locale)}
      noValidate
      aria-label={intl.formatMessage({ id: `form.title.${type}` })}
      {...handlers}
    >
      {draft && (
        <ErrorSummary
          title={<FormattedMessage id="form.errors" />}
          errors={draft.problems.map((problem) => ({
            fieldId: fieldId(problem.field),
            message: tellProblem(locale, type, problem),
          }))}
        />
      )}
      <input type="hidden" name="formKey" defaultValue={key} />
      <input type="hidden" name="formDraft" defaultValue={draft?.id ?? ''} />
      <FormFields type={type} answers={answers} problems={problems} locale={locale} />
      <PicturePicker
        locale={locale}
        pictures={pictures}
        kept={kept}
        problems={[...refused, ...problems.filter(({ field }) => field === 'pictures')]}
        progress={busy ? progressOf(pictures, share) : null}
        onAdd={(files) => setChosen((before) => addPictures(before.pictures, files, kept.length, makeFormKey))}
        onRemove={(id) =>
          setChosen((before) => ({ pictures: before.pictures.filter((one) => one.id !== id), problems: [] }))
        }
      />
      {general.map((problem) => (
        <div key={problem.code} id={fieldId('form')} data-problem tabIndex={-1}>
          <Notice tone="bad" live>
            {tellProblem(locale, type, problem)}
          </Notice>
        </div>
      ))}
      <Button type="submit" size="large" busy={busy}>
        <FormattedMessage id="form.send" />
      </Button>
      <p className="hs-small hs-mute">
        <FormattedMessage id="form.privacy" />
      </p>
    </Root>
  );
}
